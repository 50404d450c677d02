import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PageFault } from '@/lib/lint/page-fault';
import { findProperty, type SourceEntry, type SourceFile } from './source-entries';

/** Where a mistake stands. */
export interface SourcePlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Every file of `funnels`, from the folder of a project. */
export function readFunnelSources(project: string): readonly SourceFile[] {
  const folder = path.join(project, 'funnels');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({
      file: path.posix.join('funnels', file.split(path.sep).join('/')),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** The first text below a node that passes. */
function findText(node: ts.Node, isMeant: (text: string) => boolean): ts.Node | undefined {
  return ts.forEachChild(node, (child) =>
    ts.isStringLiteralLike(child) && isMeant(child.text) ? child : findText(child, isMeant),
  );
}

/** The text, or the property, that a fault means. */
function findWords(node: ts.ObjectLiteralExpression, near = ''): ts.Node | undefined {
  if (near === '') return undefined;
  return (
    findText(node, (text) => text === near) ?? findProperty(node, near) ?? findText(node, (text) => text.includes(near))
  );
}

/**
 * Where a mistake stands in the sources: the line with its words or its key, else the line that names its entry.
 * Undefined for an entry that no file names, as one that is made by a rule.
 */
export function findFaultPlace(
  { entry: name, near }: Pick<PageFault, 'entry' | 'near'>,
  entries: readonly SourceEntry[],
): SourcePlace | undefined {
  const entry = entries.find((known) => known.name === name);
  if (!entry) return undefined;
  const { file, node } = entry;
  const found = findWords(node, near) ?? findProperty(node, 'name') ?? findProperty(node, 'path') ?? node;
  return { file, line: node.getSourceFile().getLineAndCharacterOfPosition(found.getStart()).line + 1 };
}
