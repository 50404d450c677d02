import ts from 'typescript';
import type { PageEntry } from '@/lib/page/page';
import type { TextEdit } from './list-edits';
import { findPageList, findProperty, parseSource, type SourceEntry, type SourceFile } from './source-entries';

/** What a page that begins as another one has of its own. */
export type OwnParts = Pick<PageEntry, 'path' | 'brands' | 'smid'>;

function insertAt(text: string, position: number, inserted: string): string {
  return text.slice(0, position) + inserted + text.slice(position);
}

/** The source of an entry, to be formatted. */
export function writeEntry(entry: PageEntry): string {
  const properties = Object.entries(entry).map(([key, value]) => `${key}: ${JSON.stringify(value)},\n`);
  return `{\n${properties.join('')}}`;
}

/** Gives a property another value, or the object the property: behind another one, or first where that is not there. */
export function setProperty(node: ts.ObjectLiteralExpression, key: string, value: unknown, behind = key): TextEdit {
  const text = JSON.stringify(value);
  const found = findProperty(node, key)?.initializer;
  if (found) return { start: found.getStart(), end: found.getEnd(), text };
  const before = findProperty(node, behind);
  const at = before ? before.getEnd() : node.getStart() + 1;
  return { start: at, end: at, text: before ? `,\n${key}: ${text}` : `\n${key}: ${text},` };
}

/** An object's source with other values; a key that is undefined is left out. */
function writeChanged(node: ts.ObjectLiteralExpression, changes: Readonly<Record<string, unknown>>): string {
  const added = Object.entries(changes).filter(([key, value]) => value !== undefined && !findProperty(node, key));
  const kept = node.properties.flatMap((property) => {
    const key = property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
    if (key === undefined || !(key in changes)) return [property.getFullText().trim()];
    return changes[key] === undefined ? [] : [`${key}: ${JSON.stringify(changes[key])}`];
  });
  return `{\n${[...kept, ...added.map(([key, value]) => `${key}: ${JSON.stringify(value)}`)].join(',\n')},\n}`;
}

/** Another page's entry as the start of a new one: its words and blocks, under a path, brands and ids of its own. */
export function copyEntry({ node }: SourceEntry, { path, brands, smid }: OwnParts): string {
  return writeChanged(node, { name: undefined, alternate: undefined, xsmid: undefined, path, brands, smid });
}

/** A family's file with an entry more at the end of its list, to be formatted. Throws when the file has no list. */
export function insertEntry(source: SourceFile, entry: string): string {
  const list = findPageList(parseSource(source));
  if (!list) throw new Error(`The file has no list of pages (export const … = definePages([…])): ${source.file}.`);
  const last = list.elements.at(-1);
  return last
    ? insertAt(source.text, last.getEnd(), `,\n\n${entry}`)
    : insertAt(source.text, list.getStart() + 1, `\n${entry},\n`);
}
