import ts from 'typescript';
import type { Page } from '@/lib/page/page';
import { appendItem, applyEdits, findListOf, removeItem, type TextEdit } from './list-edits';
import { findProperty, listSourceEntries, parseSource, type SourceEntry, type SourceFile } from './source-entries';

const REDIRECTS = 'funnels/redirects.ts';

type FileEdit = TextEdit & { readonly file: string };

function removeEntry({ file, node }: SourceEntry): FileEdit | undefined {
  const list = node.parent;
  return ts.isArrayLiteralExpression(list) ? { file, ...removeItem(list.elements, node) } : undefined;
}

function isText(node: ts.Node | undefined, text: string): node is ts.StringLiteralLike {
  return node !== undefined && ts.isStringLiteralLike(node) && node.text === text;
}

/** A test of a page that is gone has nobody to show anything. */
function removeTest({ file, node }: SourceEntry, name: string): readonly FileEdit[] {
  const declared = node.parent;
  const list = declared.parent;
  const isOfPage = isText(findProperty(node, 'page')?.initializer, name) && ts.isCallExpression(declared);
  return isOfPage && ts.isArrayLiteralExpression(list) ? [{ file, ...removeItem(list.elements, declared) }] : [];
}

/** The pair stays alone: its `alternate` would lead nowhere. */
function unlinkTwins({ file, node }: SourceEntry, path: string): readonly FileEdit[] {
  const alternate = findProperty(node, 'alternate');
  return alternate && isText(alternate.initializer, path) ? [{ file, ...removeItem(node.properties, alternate) }] : [];
}

/** A redirect that led to the page leads on where the page does, so that nobody is led twice. */
function leadOn({ file, node }: SourceEntry, path: string, to: string): readonly FileEdit[] {
  const target = findProperty(node, 'to')?.initializer;
  if (!isText(target, path)) return [];
  return [{ file, start: target.getStart(), end: target.getEnd(), text: JSON.stringify(to) }];
}

function writeRedirect({ path, brands }: Pick<Page, 'path' | 'brands'>, to: string): string {
  return `{ path: ${JSON.stringify(path)}, brands: ${JSON.stringify(brands)}, to: ${JSON.stringify(to)}, permanent: true }`;
}

/**
 * The files of a project as they are once a page is gone and its address leads on, to be formatted: its entry taken out,
 * its twin unlinked, its test taken out, redirects that led to it moved on, one redirect more. Undefined where its entry is made by a rule.
 */
export function retirePage(
  sources: readonly SourceFile[],
  page: Pick<Page, 'name' | 'path' | 'brands'>,
  to: string,
): readonly SourceFile[] | undefined {
  const entries = listSourceEntries(sources);
  const own = entries.find(({ name }) => name === page.name);
  const removed = own && removeEntry(own);
  const redirects = sources.find(({ file }) => file === REDIRECTS);
  const list = redirects && findListOf(parseSource(redirects), 'defineRedirects');
  if (!removed || !list) return undefined;
  const edits: readonly FileEdit[] = [
    removed,
    ...entries.filter((entry) => !entry.name.includes(' ')).flatMap((entry) => unlinkTwins(entry, page.path)),
    ...entries.filter((entry) => entry.name.startsWith('experiment ')).flatMap((entry) => removeTest(entry, page.name)),
    ...entries.filter(({ file }) => file === REDIRECTS).flatMap((entry) => leadOn(entry, page.path, to)),
    { file: REDIRECTS, ...appendItem(list, writeRedirect(page, to)) },
  ];
  // Of a page that named itself nothing is left to unlink.
  const wanted = edits.filter((edit) => edit === removed || edit.file !== own.file || !isWithin(edit, own.node));
  return sources
    .filter(({ file }) => wanted.some((edit) => edit.file === file))
    .map(({ file, text }) => ({
      file,
      text: applyEdits(
        text,
        wanted.filter((edit) => edit.file === file),
      ),
    }));
}

function isWithin({ start }: TextEdit, node: ts.Node): boolean {
  return node.getStart() <= start && start < node.getEnd();
}

/** Where else these files say a path or a page's name, as `file:line  the line`. */
export function listMentions(sources: readonly SourceFile[], { name, path }: Pick<Page, 'name' | 'path'>) {
  const words = [`'${path}'`, `"${path}"`, `'${name}'`, `"${name}"`];
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => words.some((word) => line.includes(word)))
      .map(({ line, place }) => `${place}  ${line.trim()}`),
  );
}
