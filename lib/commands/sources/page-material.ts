import ts from 'typescript';
import type { Page } from '@/lib/page/page';
import { findProperty, listSourceEntries, type SourceEntry, type SourceFile } from './source-entries';

function isNamed(node: ts.ObjectLiteralExpression, key: string, name: string): boolean {
  const value = findProperty(node, key)?.initializer;
  return value !== undefined && ts.isStringLiteralLike(value) && value.text === name;
}

/** The changes of a variant, in the entry of its test. */
function findChanges({ node }: SourceEntry, variant: string): ts.ObjectLiteralExpression | undefined {
  const list = findProperty(node, 'variants')?.initializer;
  const variants: readonly ts.Expression[] = list && ts.isArrayLiteralExpression(list) ? list.elements : [];
  const meant = variants.filter(ts.isObjectLiteralExpression).find((element) => isNamed(element, 'name', variant));
  const changes = meant && findProperty(meant, 'changes')?.initializer;
  return changes && ts.isObjectLiteralExpression(changes) ? changes : undefined;
}

/**
 * The object that holds the words of a page: its entry, or the changes of a variant of it. Undefined where the entry is
 * made by a rule, or there is no such variant.
 */
export function findMaterial(
  sources: readonly SourceFile[],
  page: Page['name'],
  variant?: string,
): SourceEntry | undefined {
  const entries = listSourceEntries(sources);
  // A page's name has no kind before it.
  if (variant === undefined) return page.includes(' ') ? undefined : entries.find(({ name }) => name === page);
  const test = entries.find((entry) => entry.name.startsWith('experiment ') && isNamed(entry.node, 'page', page));
  const node = test && findChanges(test, variant);
  return node && { ...test, node };
}
