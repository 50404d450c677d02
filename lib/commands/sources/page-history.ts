import { spawnSync } from 'node:child_process';
import type { PageHistory } from '@/lib/call-bodies/page-history';
import type { SourceEntry } from './source-entries';

interface BlamedLine {
  readonly author: string;
  /** Unix seconds. */
  readonly at: number;
}

/** Each line of a file as git knows it; a line that is not committed has no author. */
function readBlame(project: string, file: string): readonly (BlamedLine | undefined)[] {
  const { status, stdout } = spawnSync('git', ['blame', '--line-porcelain', '--', file], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return [];
  return stdout
    .split(/\n\t.*(?:\n|$)/)
    .slice(0, -1)
    .map((head) => {
      const author = /^author (.*)$/m.exec(head)?.[1] ?? '';
      const at = Number(/^author-time (\d+)$/m.exec(head)?.[1]);
      return /^0{40}/.test(head) ? undefined : { author, at };
    });
}

function countMost(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** The history of one entry, as git tells it of the lines that it has now. */
export function readHistory(project: string, { file, node }: SourceEntry): PageHistory {
  const source = node.getSourceFile();
  const start = source.getLineAndCharacterOfPosition(node.getStart()).line;
  const end = source.getLineAndCharacterOfPosition(node.getEnd()).line;
  const lines = readBlame(project, file)
    .slice(start, end + 1)
    .filter((line) => line !== undefined);
  const last = lines.toSorted((one, other) => other.at - one.at)[0];
  const owner = countMost(lines.map(({ author }) => author));
  return {
    file,
    line: start + 1,
    ...(owner !== undefined && { owner }),
    ...(last && { changedBy: last.author, changedOn: new Date(last.at * 1000).toISOString().slice(0, 10) }),
  };
}
