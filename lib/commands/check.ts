import { NEXT } from './process/programs';
import { startChild } from './process/child';
import { createCommand, runCommandLine } from './process/command-line';
import { elapsed } from './process/phase-progress';

const AT_ONCE = 2;

/** Longest first, so that two at a time end together. */
const CHECKS = [
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'] },
  { name: 'types', args: ['node_modules/typescript-native/bin/tsc', '--noEmit'] },
  {
    name: 'imports',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '-c', '.config/dependency-cruiser.cjs', '.'],
  },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '-c', '.config/knip.json'] },
  {
    name: 'format',
    args: [
      ...['node_modules/oxfmt/bin/oxfmt', '--check', '.', '-c', '.config/oxfmt.json'],
      ...['--ignore-path', '.gitignore', '--ignore-path', '.config/oxfmtignore'],
    ],
  },
  { name: 'settings', args: ['--import', 'tsx', 'lib/commands/settings.ts', '--check'] },
];

/** Prints a check's output only when it fails. */
async function runCheck({ name, args }: (typeof CHECKS)[number]): Promise<boolean> {
  const startedAt = Date.now();
  const child = startChild({ name, args });
  const passed = (await child.exited) === 0;
  console.log(`  ${passed ? 'ok    ' : 'FAILED'} ${name} (${elapsed(startedAt)})`);
  if (!passed) console.log(child.output());
  return passed;
}

async function runChecks(): Promise<boolean> {
  // Types and lint read the route types and next-env.d.ts that Next writes.
  if (!(await runCheck({ name: 'route types', args: [...NEXT, 'typegen'] }))) return false;
  const waiting = [...CHECKS];
  let passed = true;
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      passed = (await runCheck(check)) && passed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return passed;
}

void runCommandLine(
  createCommand('check', 'Looks at types, lint, imports, unused code, format and the files made from settings.').action(
    async () => {
      process.exitCode = (await runChecks()) ? 0 : 1;
    },
  ),
);
