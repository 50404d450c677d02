import { existsSync } from 'node:fs';
import path from 'node:path';
import { leaveOut, mayFollow } from '@/lib/lint/leave-out';
import { listPageFaults } from '@/lib/lint/list-page-faults';
import { listRemovedPathFaults } from '@/lib/lint/list-redirect-faults';
import type { PageFault, PageLint } from '@/lib/lint/page-fault';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import { startSourceReader, type SourceReader, type SourceReading } from './source-reader';

interface ProjectLint {
  /** How many pages were looked at. */
  readonly pages: number;
  /** First the shape of each entry, then what it says. */
  readonly faults: readonly PlacedFault[];
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

/** What the rules find while no entry is taken for misspelled. */
async function judgeAll(project: string) {
  const lint = await readLint(project);
  return { lint, found: listPageFaults(lint) };
}

/** What the rules find in the entries of the right shape; nothing where the others keep the files from being read. */
async function judgeOthers(project: string, { shapes, earlier }: SourceReading): Promise<readonly PageFault[]> {
  try {
    const lint = await readLint(project);
    const found = listPageFaults(leaveOut(lint, new Set(shapes.map(({ entry }) => entry))));
    return [...found, ...listRemovedPathFaults(earlier, lint.registry)].filter((fault) => !mayFollow(fault));
  } catch {
    return [];
  }
}

/** Finds every mistake of a project's `funnels`; throws where a rule does. */
export async function lintProject(project: string): Promise<ProjectLint> {
  const reader = startSourceReader(project);
  try {
    return await lintWith(reader, project);
  } finally {
    reader.end();
  }
}

async function lintWith(reader: SourceReader, project: string): Promise<ProjectLint> {
  // At the same time, though the shapes come first: each takes a second or two, and seldom is an entry misspelled.
  const [all, reading] = await Promise.all([judgeAll(project).catch((error: unknown) => ({ error })), reader.read]);
  const { pages, shapes, earlier } = reading;
  if (shapes.length === 0 && 'error' in all) throw all.error;
  const found =
    shapes.length > 0 || 'error' in all
      ? await judgeOthers(project, reading)
      : [...all.found, ...listRemovedPathFaults(earlier, all.lint.registry)];
  return { pages, faults: [...shapes, ...(await reader.place(found))] };
}
