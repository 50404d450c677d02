import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFault } from '@/lib/page/page-fault';

/** A file that marketers edit, as it stands. */
export interface SourceFile {
  /** Relative to the project. */
  readonly file: string;
  readonly text: string;
}

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

/** Words as they may stand in source: the first that need no escape. */
function findSearchable(words: string): string {
  return words.split(/['"\\\n]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Where an entry begins: the line that gives its name. */
function findEntryLine(lines: readonly string[], name: string): number {
  return lines.findIndex(
    (line) => new RegExp(`^\\s*name: ['"]${name}['"],?$`).test(line) || line.includes(` name: '${name}',`),
  );
}

/**
 * Where a mistake stands in the sources: the line with its words, at or below the line that names its entry, else that
 * line. Undefined for an entry that no file names, as one that is made by a rule.
 */
export function findFaultPlace(
  { entry, near }: Pick<PageFault, 'entry' | 'near'>,
  sources: readonly SourceFile[],
): SourcePlace | undefined {
  const name = entry.split(' ').at(-1) ?? entry;
  for (const { file, text } of sources) {
    const lines = text.split('\n');
    const start = findEntryLine(lines, name);
    if (start < 0) continue;
    const words = near === undefined ? '' : findSearchable(near);
    const end = lines.findIndex((line, index) => index > start && line.startsWith('}'));
    const found = lines.findIndex(
      (line, index) => words !== '' && index >= start && (end < 0 || index < end) && line.includes(words),
    );
    return { file, line: (found < 0 ? start : found) + 1 };
  }
  return undefined;
}
