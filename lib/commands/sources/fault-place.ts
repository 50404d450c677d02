import ts from 'typescript';
import type { PageFault } from '@/lib/lint/page-fault';
import { findProperty, type SourceEntry, type SourceFile } from './source-entries';

/** Where a mistake stands. */
interface SourcePlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** The first text below a node that passes. */
function findText(node: ts.Node, isMeant: (text: string) => boolean): ts.Node | undefined {
  return ts.forEachChild(node, (child) =>
    ts.isStringLiteralLike(child) && isMeant(child.text) ? child : findText(child, isMeant),
  );
}

/** A property by its path, `identity.legalName`: as far down as objects are written out. */
function findPath(node: ts.ObjectLiteralExpression, path: string): ts.Node | undefined {
  const [key = '', ...below] = path.split('.');
  const property = findProperty(node, key);
  const value = property?.initializer;
  const found = value && ts.isObjectLiteralExpression(value) ? findPath(value, below.join('.')) : undefined;
  return found ?? property;
}

/** The text, or the property, that a fault means. */
function findWords(node: ts.ObjectLiteralExpression, near = ''): ts.Node | undefined {
  if (near === '') return undefined;
  return (
    findText(node, (text) => text === near) ?? findPath(node, near) ?? findText(node, (text) => text.includes(near))
  );
}

/** Where the entries of a kind come together, for one that no file names. */
const HOMES: Readonly<Record<string, string>> = {
  brand: 'funnels/brands.ts',
  form: 'funnels/forms.ts',
  step: 'funnels/steps/steps.ts',
  term: 'funnels/glossary.ts',
  messages: 'funnels/messages.ts',
  experiment: 'funnels/experiments.ts',
  redirect: 'funnels/redirects.ts',
};

/** The first file whose text has these words: those of an entry that is written by no declaration. */
function findWordsPlace(words: string, sources: readonly SourceFile[]): SourcePlace | undefined {
  const source = sources.find(({ text }) => text.includes(words));
  return source && { file: source.file, line: source.text.slice(0, source.text.indexOf(words)).split('\n').length };
}

function isCalled(entry: SourceEntry, name: string): boolean {
  return entry.name === name || (entry.name.includes('#') && entry.name === name.replace(/\d/, '#'));
}

/**
 * Where a mistake stands in the sources: the line with its words or its key, else the line that names its entry, else
 * the file where such entries come together.
 */
export function findFaultPlace(
  { entry: name, near, occurrence = 0 }: Pick<PageFault, 'entry' | 'near' | 'occurrence'>,
  entries: readonly SourceEntry[],
  sources: readonly SourceFile[] = [],
): SourcePlace {
  const called = entries.filter((known) => isCalled(known, name));
  const entry = called[occurrence] ?? called[0];
  if (!entry) {
    const [kind = ''] = name.split(' ');
    return findWordsPlace(near ?? name, sources) ?? { file: HOMES[kind] ?? 'funnels/pages.ts', line: 1 };
  }
  const { file, node } = entry;
  const found = findWords(node, near) ?? findProperty(node, 'name') ?? findProperty(node, 'path') ?? node;
  return { file, line: node.getSourceFile().getLineAndCharacterOfPosition(found.getStart()).line + 1 };
}
