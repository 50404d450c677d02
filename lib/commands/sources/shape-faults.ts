import path from 'node:path';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import { findReason } from '@/lib/lint/rule-reasons';
import { listColorFaults } from './color-faults';
import { listSourceEntries, type SourceEntry, type SourceFile } from './source-entries';
import type { TypeChecker, TypeFault } from './type-faults';

function findEnclosing({ file, position }: TypeFault, entries: readonly SourceEntry[]): string | undefined {
  const entry = entries.find(
    (known) => known.file === file && known.node.getStart() <= position && position < known.node.getEnd(),
  );
  return entry?.name;
}

function placeTypeFault(fault: TypeFault, entry: string | undefined): PlacedFault {
  const { file, line, what, mend } = fault;
  return {
    file,
    line,
    entry: entry ?? path.basename(file, '.ts'),
    rule: 'shape',
    what,
    mend,
    why: findReason('shape') ?? '',
  };
}

/** Entries of the wrong shape, as these texts stand: wrong names, keys and kinds. */
export function listShapeFaults(checker: TypeChecker, sources: readonly SourceFile[]): readonly PlacedFault[] {
  const faults = [...checker.listFaults(sources), ...listColorFaults(sources)];
  if (faults.length === 0) return [];
  const files = new Set(faults.map(({ file }) => file));
  const entries = listSourceEntries(
    sources.filter(({ file }) => files.has(file)),
    (source) => checker.parse(source),
  );
  return faults.map((fault) => placeTypeFault(fault, findEnclosing(fault, entries)));
}
