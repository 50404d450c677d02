import ts from 'typescript';
import { buildPageName } from '@/lib/page/page';

/** A file that marketers edit, as it stands. */
export interface SourceFile {
  /** Relative to the project. */
  readonly file: string;
  readonly text: string;
}

/** The object that an author wrote for one page, experiment or step. */
export interface SourceEntry {
  readonly file: string;
  /** As a fault names it: a page by its name, any other entry by its kind and its name. */
  readonly name: string;
  readonly node: ts.ObjectLiteralExpression;
}

/** Who declares entries, and what kind stands before their names in a fault. */
const DECLARING: Readonly<Record<string, string>> = {
  definePage: '',
  definePages: '',
  defineAskingPages: '',
  defineExperiment: 'experiment ',
  defineStep: 'step ',
  repeatStep: 'step ',
  defineForm: 'form ',
  defineBrand: 'brand ',
  defineRedirects: 'redirect ',
};

const DECLARING_LISTS = new Set(['definePages', 'defineAskingPages']);

export function parseSource({ file, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** The property of an object by its key; undefined where it has none, or comes with a spread. */
export function findProperty(node: ts.ObjectLiteralExpression, key: string): ts.PropertyAssignment | undefined {
  return node.properties.filter(ts.isPropertyAssignment).find(({ name }) => isKey(name, key));
}

function isKey(name: ts.PropertyName, key: string): boolean {
  return (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key;
}

function findText(node: ts.ObjectLiteralExpression, key: string): string | undefined {
  const value = findProperty(node, key)?.initializer;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** A brand goes by its code and a redirect by its path; any other entry by its name, a page without one by its path. */
function findName(kind: string, node: ts.ObjectLiteralExpression): string | undefined {
  if (kind === 'brand ') return findText(node, 'code');
  const path = findText(node, 'path');
  if (kind === 'redirect ') return path;
  return findText(node, 'name') ?? (path === undefined ? undefined : buildPageName(path));
}

/** The array that a family hands to `definePages` or `defineAskingPages`; undefined in a file that declares none. */
export function findPageList(root: ts.Node): ts.ArrayLiteralExpression | undefined {
  return ts.forEachChild(root, (node) => {
    const declares = ts.isCallExpression(node) && DECLARING_LISTS.has(node.expression.getText());
    const list = declares ? node.arguments.at(-1) : undefined;
    return list && ts.isArrayLiteralExpression(list) ? list : findPageList(node);
  });
}

/** Every entry of a file; one whose name does not stand in it is called by its kind alone. */
function listFileEntries(source: SourceFile, parsed: ts.SourceFile): readonly SourceEntry[] {
  const entries: SourceEntry[] = [];
  const visit = (node: ts.Node): void => {
    const kind = ts.isCallExpression(node) ? DECLARING[node.expression.getText()] : undefined;
    if (kind === undefined || !ts.isCallExpression(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const declared = node.arguments.flatMap((value) => (ts.isArrayLiteralExpression(value) ? value.elements : [value]));
    for (const object of declared.filter(ts.isObjectLiteralExpression)) {
      entries.push({ file: source.file, name: kind + (findName(kind, object) ?? ''), node: object });
    }
  };
  visit(parsed);
  return entries;
}

/** Every entry of these files, in their order. Who has parsed them already hands on how. */
export function listSourceEntries(sources: readonly SourceFile[], parse = parseSource): readonly SourceEntry[] {
  return sources.flatMap((source) => listFileEntries(source, parse(source)));
}
