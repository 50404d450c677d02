import { existsSync } from 'node:fs';
import path from 'node:path';
import { leaveOut, mayFollow } from '@/lib/lint/leave-out';
import { listPageFaults } from '@/lib/lint/list-page-faults';
import { listRemovedPathFaults } from '@/lib/lint/list-redirect-faults';
import type { PageFault, PageLint } from '@/lib/lint/page-fault';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import { findReason } from '@/lib/lint/rule-reasons';
import { findFaultPlace, readFunnelSources } from './page-sources';
import { listEarlierPages } from './removed-pages';
import { listSourceEntries, type SourceEntry, type SourceFile } from './source-entries';
import { listColorFaults } from './color-faults';
import { TypeChecker, type TypeFault } from './type-faults';

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

function placeFault(fault: PageFault, sources: readonly SourceFile[], entries: readonly SourceEntry[]): PlacedFault {
  const { entry, rule, what, mend } = fault;
  return { ...findFaultPlace(fault, entries, sources), entry, rule, what, mend, why: findReason(rule) ?? '' };
}

/** What is judged; throws where the files cannot even be read as a whole. */
async function readLint(project: string): Promise<PageLint> {
  const [{ registry }, { forms }, { steps }, { glossary }, { uiMessages }] = await Promise.all([
    import('@/funnels/registry'),
    import('@/funnels/forms'),
    import('@/funnels/steps/steps'),
    import('@/funnels/glossary'),
    import('@/funnels/messages'),
  ]);
  const hasFile = (file: string) => existsSync(path.join(project, 'public', file));
  return { registry, forms, steps, glossary, messages: uiMessages, now: new Date(), hasFile };
}

/** What the rules find beside faults of shape; nothing where these keep the files from being read. */
async function listRuleFaults(project: string, misshapen: ReadonlySet<string>, isWhole: boolean) {
  try {
    const lint = await readLint(project);
    const found = [
      ...listPageFaults(isWhole ? lint : leaveOut(lint, misshapen)),
      ...listRemovedPathFaults(listEarlierPages(project), lint.registry),
    ];
    return isWhole ? found : found.filter((fault) => !mayFollow(fault));
  } catch (error) {
    if (isWhole) throw error;
    return [];
  }
}

/** Entries of the wrong shape, as these texts stand: wrong names, keys and kinds. */
export function listShapeFaults(checker: TypeChecker, sources: readonly SourceFile[]): readonly PlacedFault[] {
  const faults = [...checker.listFaults(sources), ...listColorFaults(sources)];
  if (faults.length === 0) return [];
  const files = new Set(faults.map(({ file }) => file));
  const entries = listSourceEntries(sources.filter(({ file }) => files.has(file)));
  return faults.map((fault) => placeTypeFault(fault, findEnclosing(fault, entries)));
}

/** Every mistake of a project's `funnels`, file by file: first the shape of each entry, then what it says. */
export async function lintProject(project: string): Promise<readonly PlacedFault[]> {
  const sources = readFunnelSources(project);
  const checker = new TypeChecker(project);
  const shapes = listShapeFaults(checker, sources);
  checker.keep();
  const found = await listRuleFaults(project, new Set(shapes.map(({ entry }) => entry)), shapes.length === 0);
  if (found.length === 0) return shapes;
  const entries = listSourceEntries(sources);
  return [...shapes, ...found.map((fault) => placeFault(fault, sources, entries))];
}
