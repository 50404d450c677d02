import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listProjectFiles, projectRoot } from './project-files';

// Run before the built site is started for tests: it tells what Next says at length, and what Next does not know.

const BUILT_FROM =
  /^((app|components|funnels|lib\/(?!commands\/)|public)\/|(middleware|next\.config|instrumentation)).*(?<!\.md)$/;

function readTime(path: string): number | undefined {
  return statSync(join(projectRoot, path), { throwIfNoEntry: false })?.mtimeMs;
}

const builtAt = readTime('.next/BUILD_ID');
if (builtAt === undefined) {
  console.error('There is no build here. Make one: npm run build');
  process.exit(1);
}
const newer = listProjectFiles().filter((path) => BUILT_FROM.test(path) && (readTime(path) ?? 0) > builtAt);
const [first, ...others] = newer;
if (first !== undefined) {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  console.error(`The build is older than ${first}${more}: tests see what was built. Make it anew: npm run build`);
}
