import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../process/command-line';

const LARGEST_ARCHIVE_BYTES = 1024 ** 3;
const LOCK = 'package-lock.json';
const PACKAGES = 'node_modules';

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', args, { maxBuffer: LARGEST_ARCHIVE_BYTES, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The commit of a branch, tag or commit; throws a {@link UsageError} where there is none, or its packages are others. */
export function findCommit(ref: string): string {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (found.status !== 0) throw new UsageError(`Git knows no ${ref} here.`);
  const commit = found.stdout.toString().trim();
  const lock = spawnSync('git', ['show', `${commit}:${LOCK}`], { maxBuffer: LARGEST_ARCHIVE_BYTES });
  if (lock.status !== 0 || !lock.stdout.equals(readFileSync(LOCK))) {
    throw new UsageError(
      `${ref} has another ${LOCK}, and this project’s packages would build it otherwise. Compare with a later commit.`,
    );
  }
  return commit;
}

/** The packages, file by file: the bundler follows no link out of a tree. */
function linkPackages(folder: string): void {
  const packages = realpathSync(PACKAGES);
  const target = path.join(folder, PACKAGES);
  try {
    execFileSync('cp', ['-al', packages, target], { stdio: 'ignore' });
  } catch {
    // Another disk has no links.
    execFileSync('cp', ['-a', packages, target], { stdio: 'ignore' });
  }
}

/** Lays a commit into a folder, with the packages of this project. */
export function layCommit(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  linkPackages(folder);
}

/** Lays the project as it stands into a folder, what is not committed included. */
export function layPresent(folder: string): void {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').toString();
  // Git takes packages that are linked from elsewhere for a file of the project.
  const left = new Set(['', PACKAGES, ...git('ls-files', '--deleted', '-z').toString().split('\0')]);
  for (const file of listed.split('\0').filter((name) => !left.has(name)))
    cpSync(file, path.join(folder, file), { recursive: true });
  linkPackages(folder);
}
