import { runInForeground } from '@/lib/commands/process/child';
import { elapsed } from '@/lib/commands/process/phase-progress';
import { runCommand } from '@/lib/commands/process/run-command';
import { startOwnPostgres } from '@/tests/support/own-postgres';

// npm run faults [-- <trial> [<its arguments>]] [--reuse]: every trial, or one of them. `--reuse` takes the standalone
// build that is there. What npm test tries in short stands in short-faults.test.ts and beside the source.
const TRIALS: Readonly<Record<string, { readonly file: string; readonly needsBuild: boolean }>> = {
  kills: { file: 'kills', needsBuild: false },
  'one-key': { file: 'one-key', needsBuild: false },
  cache: { file: 'cache-tier', needsBuild: true },
  hostile: { file: 'hostile', needsBuild: true },
  soak: { file: 'soak', needsBuild: true },
  skew: { file: 'skew', needsBuild: true },
};

function runFile(
  path: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return runInForeground(['--import', 'tsx', path, ...args], env);
}

runCommand(async () => {
  const [asked, ...args] = process.argv.slice(2).filter((word) => word !== '--reuse');
  const names = asked === undefined ? Object.keys(TRIALS) : [asked];
  const trials = names.flatMap((name) => TRIALS[name] ?? []);
  if (trials.length === 0) throw new Error(`No trial ${asked}; there are ${Object.keys(TRIALS).join(', ')}.`);
  if (trials.some(({ needsBuild }) => needsBuild) && !process.argv.includes('--reuse')) {
    if ((await runFile('lib/commands/standalone.ts')) !== 0) throw new Error('The standalone build failed.');
  }
  const named = process.env['TEST_DATABASE_URL'];
  const postgres = named === undefined ? await startOwnPostgres() : undefined;
  const url = named ?? postgres?.url;
  const failed: string[] = [];
  for (const { file } of trials) {
    const startedAt = Date.now();
    console.log(`\n== ${file}`);
    const code = await runFile(`tests/faults/${file}.ts`, args, url === undefined ? {} : { TEST_DATABASE_URL: url });
    console.log(`== ${file}: ${code === 0 ? 'ok' : 'FAILED'} in ${elapsed(startedAt)}`);
    if (code !== 0) failed.push(file);
  }
  await postgres?.destroy();
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
});
