import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JoinedScripts, KeptParts } from '@/lib/document/kept-parts';
import { refineDocument } from '@/lib/document/refine-document';
import { dropFaces, readStyleSheet, type StyleSheet } from '@/lib/document/used-styles';
import { hintToCompile, joinScripts, listAnswering } from './join-scripts';

const HASH_CHARACTERS = 16;

/** Named by its content, beside the bundler's own files, so that whoever serves those serves it as they are served. */
function nameScript(folder: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, HASH_CHARACTERS);
  return `/_next/static/${folder}/${hash}.js`;
}

const nameData = (data: string): string => nameScript('data', data);
const nameFirst = (script: string): string => nameScript('first', script);

/** At once or not at all; a copy that shares the bytes keeps its own. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function listDocuments(folder: string): readonly string[] {
  const pages = path.join(folder, 'server/app');
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.html')).map((name) => path.join(pages, name));
}

/**
 * Refines every document of finished builds (`lib/document/refine-document.ts`) in place: whoever sends a page reads the
 * file, so all send the same bytes. The faces of its sheets stay in the documents alone, and the
 * scripts of a first load become two. `folders` are copies of one build, `statics` is where it has what browsers fetch,
 * `visitScript` is the text of the script that begins visits. Returns how many documents there were; a second run finds
 * none.
 */
export function refineBuild(folders: readonly string[], statics: string, visitScript: string): number {
  const locate = (address: string): string => path.join(statics, address.replace(/^\/_next\/static/, ''));
  const sheets = new Map<string, StyleSheet>();
  const joined = new Map<string, JoinedScripts>();
  const readStyles = (address: string): StyleSheet => {
    const sheet = sheets.get(address) ?? readStyleSheet(readFileSync(locate(address), 'utf8'), address);
    sheets.set(address, sheet);
    return sheet;
  };
  const visit = nameScript('visit', visitScript);
  for (const script of [visit, nameData(''), nameFirst('')])
    mkdirSync(path.dirname(locate(script)), { recursive: true });
  writeFileSync(locate(visit), visitScript);

  function writeJoined(addresses: readonly string[]): JoinedScripts {
    const known = joined.get(addresses.join(' '));
    if (known !== undefined) return known;
    const scripts = joinScripts(addresses.map((each) => ({ address: each, text: readFileSync(locate(each), 'utf8') })));
    const first: JoinedScripts = { paths: scripts.map(nameFirst), answering: listAnswering(scripts.join('\n')) };
    for (const script of scripts) writeFileSync(locate(nameFirst(script)), script);
    joined.set(addresses.join(' '), first);
    return first;
  }

  function refine(file: string): boolean {
    const parts = { readStyles, visit, joinScripts: writeJoined, nameData };
    const refined = refineDocument(readFileSync(file, 'utf8'), parts);
    if (!refined) return false;
    // The data first: a document never names what is not there.
    writeFileSync(locate(nameData(refined.data)), refined.data);
    replaceFile(file, refined.html);
    return true;
  }

  const count = folders.flatMap(listDocuments).filter(refine).length;
  // A tap would wait for each of their functions to be compiled.
  for (const script of new Set([...joined.values()].flatMap(({ answering }) => answering)))
    replaceFile(locate(script), hintToCompile(readFileSync(locate(script), 'utf8')));
  const whole = [...sheets.keys()].map((address) => [address, readFileSync(locate(address), 'utf8')] as const);
  for (const folder of whole.length > 0 ? folders : []) {
    // For documents that are rendered later (lib/server/pages/refine-rendered.ts).
    const parts: KeptParts = { visit, joined: Object.fromEntries(joined), styles: Object.fromEntries(whole) };
    writeFileSync(path.join(folder, 'server/document-parts.json'), JSON.stringify(parts));
  }
  for (const [address, css] of whole) replaceFile(locate(address), dropFaces(css));
  return count;
}
