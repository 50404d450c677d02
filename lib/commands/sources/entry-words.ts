import ts from 'typescript';
import { NAME_KEYS } from '@/lib/lint/page-texts';
import { applyEdits } from './list-edits';
import { findMaterial } from './page-material';
import { findProperty, type SourceFile } from './source-entries';

/** Words of a page's entry, by where they stand: `headline`, `body.1.cards.0.title`. */
export interface EntryWords {
  readonly at: string;
  readonly text: string;
  /** Why they cannot be changed from outside of the file. */
  readonly fixed?: string;
}

/** What of an entry is words. */
const PARTS = ['title', 'description', 'headline', 'subheadline', 'opening', 'exitIntent', 'body'] as const;

const SHARED = 'It comes from a value that several entries share: change it in its file.';
const COMPUTED = 'It is put together by code: change it in its file.';

function isName(property: ts.PropertyAssignment): boolean {
  return NAME_KEYS.includes(property.name.getText());
}

function listIn(node: ts.Expression, at: string): readonly EntryWords[] {
  if (ts.isStringLiteralLike(node)) return [{ at, text: node.text }];
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element, index) => listIn(element, `${at}.${index}`));
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [{ at, text: property.getText(), fixed: SHARED }];
      return isName(property) ? [] : listIn(property.initializer, `${at}.${property.name.getText()}`);
    });
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return [];
  if (ts.isNumericLiteral(node)) return [];
  return [{ at, text: node.getText(), fixed: ts.isTemplateExpression(node) ? COMPUTED : SHARED }];
}

/** Every word of an entry that a page shows, in the order of the file's keys above. */
export function listEntryWords(node: ts.ObjectLiteralExpression): readonly EntryWords[] {
  return PARTS.flatMap((part) => {
    const value = findProperty(node, part)?.initializer;
    return value ? listIn(value, part) : [];
  });
}

function findNode(node: ts.Expression, [key, ...rest]: readonly string[]): ts.Expression | undefined {
  if (key === undefined) return node;
  const next = ts.isArrayLiteralExpression(node)
    ? node.elements[Number(key)]
    : ts.isObjectLiteralExpression(node)
      ? findProperty(node, key)?.initializer
      : undefined;
  return next && findNode(next, rest);
}

/** In the quotes of the project's style. */
function quote(text: string): string {
  const double = JSON.stringify(text);
  return text.includes("'") ? double : `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

export interface WordChange {
  /** The page's name. */
  readonly page: string;
  /** Of a page that is tested: the words of this variant. Default: the page's own. */
  readonly variant?: string;
  readonly at: string;
  /** What stood there when it was read. */
  readonly before: string;
  readonly text: string;
}

/** Why a page, or a variant of it, has no words that could be changed from outside of its file. */
export function describeNoWords(page: string, variant?: string): string {
  return variant === undefined
    ? `The entry of ${page} is made by a rule: change it in its file.`
    : `${page} has no variant ${variant} with words of its own.`;
}

/** The file with the words changed, or why it stays as it is. */
export type ChangedWords = { readonly source: SourceFile } | { readonly refusal: string };

/** Changes one text of one entry and nothing else. What is no text of its own is refused, and so is what has changed since. */
export function changeWords(sources: readonly SourceFile[], change: WordChange): ChangedWords {
  const { page, variant, at, before, text } = change;
  const entry = findMaterial(sources, page, variant);
  if (!entry) return { refusal: describeNoWords(page, variant) };
  const node = findNode(entry.node, at.split('.'));
  const isWords = listEntryWords(entry.node).find((words) => words.at === at);
  if (!node || !isWords) return { refusal: `${page} has no words at ${at}.` };
  if (!ts.isStringLiteralLike(node)) return { refusal: isWords.fixed ?? SHARED };
  if (node.text !== before) return { refusal: 'It was changed in the file since it was opened here: load it again.' };
  const source = sources.find(({ file }) => file === entry.file);
  if (!source) return { refusal: `There is no ${entry.file}.` };
  const edit = { start: node.getStart(), end: node.getEnd(), text: quote(text) };
  return { source: { file: source.file, text: applyEdits(source.text, [edit]) } };
}
