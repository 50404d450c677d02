import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const projectRoot = resolve(__dirname, '../..');

const WRITTEN_BY_TOOLS = new Set(['node_modules', '.next', '.git', '.data', 'test-results', 'coverage']);
const ROOT_FILES = /\.(ts|tsx|mjs|cjs)$/;

/** Folders whose files we write ourselves; the root's own files are added by their ending. */
const ROOMS = ['.ci', '.config', '.deploy', 'app', 'components', 'funnels', 'lib', 'public', 'tests'];

function listFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (WRITTEN_BY_TOOLS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFolder(path) : [path];
  });
}

/** Every file that people write, as paths from the root with forward slashes. */
export function listProjectFiles(): string[] {
  const top = readdirSync(projectRoot, { withFileTypes: true });
  const rootFiles = top
    .filter((entry) => entry.isFile() && ROOT_FILES.test(entry.name) && entry.name !== 'next-env.d.ts')
    .map((entry) => join(projectRoot, entry.name));
  const rooms = top
    .filter((entry) => ROOMS.includes(entry.name))
    .flatMap((entry) => listFolder(join(projectRoot, entry.name)));
  return [...rootFiles, ...rooms].map((path) => relative(projectRoot, path).split(sep).join('/')).sort();
}
