import { readFile } from 'node:fs/promises';
import type { JoinedScripts, KeptParts } from '@/lib/document/kept-parts';
import { refineDocument } from '@/lib/document/refine-document';
import { readStyleSheet, type StyleSheet } from '@/lib/document/used-styles';

/** Undefined where only Next has built, whose documents are left as they are. */
async function readParts(file: string): Promise<RefiningParts | undefined> {
  const text = await readFile(/* turbopackIgnore: true */ file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { visit, joined, styles } = JSON.parse(text) as KeptParts;
  return {
    visit,
    joined,
    sheets: new Map(Object.entries(styles).map(([path, css]) => [path, readStyleSheet(css, path)])),
  };
}

interface RefiningParts extends Omit<KeptParts, 'styles'> {
  /** By path. */
  readonly sheets: ReadonlyMap<string, StyleSheet>;
}

/**
 * Makes what refines a document that is rendered on demand, as the build refines its own; but its data for hydration
 * stays inside, since nothing is written. `file` holds what the build keeps for it
 * (`lib/commands/process/refine-build.ts`). A document that names any other style sheet stays as Next has made it.
 */
export function makeRefiner(file: string): (html: string) => Promise<string> {
  let reading: Promise<RefiningParts | undefined> | undefined;

  return async (html) => {
    const parts = await (reading ??= readParts(file));
    const isKnown = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].every(([, path = '']) =>
      parts?.sheets.has(path),
    );
    if (!parts || !isKnown) return html;
    const readStyles = (path: string): StyleSheet => parts.sheets.get(path) ?? { rules: [] };
    const joinScripts = (paths: readonly string[]): JoinedScripts | undefined => parts.joined[paths.join(' ')];
    return refineDocument(html, { readStyles, visit: parts.visit, joinScripts })?.html ?? html;
  };
}
