import ts from 'typescript';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Page, Review } from '@/lib/page/page';
import { applyEdits, type TextEdit } from './list-edits';
import { findProperty, listSourceEntries, type SourceEntry, type SourceFile } from './source-entries';

/** What came back of a material: who read it, and the ids that it was filed under. */
export interface ReviewedMaterial {
  readonly review: Review;
  /** Of the page or variant, those that stay too; undefined where it has none. */
  readonly smid: Partial<Record<BrandCode, string>> | undefined;
  /** Of a page that is tested: this variant of it. Default: the page itself. */
  readonly variant?: string;
}

/** Gives a property another value, or the object the property: behind the material ids, or first. */
function setProperty(node: ts.ObjectLiteralExpression, key: string, value: unknown): TextEdit {
  const text = JSON.stringify(value);
  const found = findProperty(node, key)?.initializer;
  if (found) return { start: found.getStart(), end: found.getEnd(), text };
  const ids = findProperty(node, 'smid');
  const at = ids ? ids.getEnd() : node.getStart() + 1;
  return { start: at, end: at, text: ids ? `,\n${key}: ${text}` : `\n${key}: ${text},` };
}

/** The changes of a variant, in the entry of its test. */
function findChanges({ node }: SourceEntry, variant: string): ts.ObjectLiteralExpression | undefined {
  const list = findProperty(node, 'variants')?.initializer;
  const variants: readonly ts.Expression[] = list && ts.isArrayLiteralExpression(list) ? list.elements : [];
  const meant = variants.filter(ts.isObjectLiteralExpression).find((element) => isNamed(element, 'name', variant));
  const changes = meant && findProperty(meant, 'changes')?.initializer;
  return changes && ts.isObjectLiteralExpression(changes) ? changes : undefined;
}

function isNamed(node: ts.ObjectLiteralExpression, key: string, name: string): boolean {
  const value = findProperty(node, key)?.initializer;
  return value !== undefined && ts.isStringLiteralLike(value) && value.text === name;
}

/** The object that says what was reviewed: a page’s entry, or the changes of a variant of it. */
function findMaterial(sources: readonly SourceFile[], name: Page['name'], variant: string | undefined) {
  const entries = listSourceEntries(sources);
  if (variant === undefined) {
    const own = entries.find((entry) => entry.name === name);
    return own && { file: own.file, node: own.node };
  }
  const test = entries.find((entry) => entry.name.startsWith('experiment ') && isNamed(entry.node, 'page', name));
  const node = test && findChanges(test, variant);
  return node && { file: test.file, node };
}

/**
 * The file with the review and the material ids of a page, or of a variant of it, to be formatted. Undefined where the
 * entry is made by a rule, or has no such variant.
 */
export function reviewPage(
  sources: readonly SourceFile[],
  name: Page['name'],
  { review, smid, variant }: ReviewedMaterial,
): SourceFile | undefined {
  const material = findMaterial(sources, name, variant);
  const source = sources.find(({ file }) => file === material?.file);
  if (!material || !source) return undefined;
  const edits = [
    ...(smid ? [setProperty(material.node, 'smid', smid)] : []),
    setProperty(material.node, 'review', review),
  ];
  return { file: source.file, text: applyEdits(source.text, edits) };
}
