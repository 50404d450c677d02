import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROUTES = ['event/create', 'lead/create', 'user/set'] as const;
const BUSY = /^\/api\/\S+ 503 2$/;

/**
 * Bundles each route by itself, as Next does, so that each has error classes of its own, and asks them while there is
 * neither store nor spool. Returns the answers that do not ask to come again; throws when the routes cannot be asked.
 */
export async function findAnswersOtherThanBusy(project: string): Promise<readonly string[]> {
  const root = resolve(project);
  mkdirSync(join(root, '.data'), { recursive: true });
  const folder = mkdtempSync(join(root, '.data/bundles-'));
  try {
    const bundles = ROUTES.map((route) => join(folder, `${route.replace('/', '-')}.mjs`));
    const bundling = ROUTES.map((route, index) =>
      build({
        ...{ absWorkingDir: root, entryPoints: [`app/api/${route}/route.ts`], outfile: bundles[index] ?? '' },
        ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' },
      }),
    );
    await Promise.all(bundling);
    // Nobody listens on this port, and nothing can be a folder below a device.
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', SPOOL_FOLDER: '/dev/null/spool' };
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tests/faults/ask-bundles.ts', ...bundles],
      {
        env: { ...process.env, APP_ENV: 'demo', ...away },
        encoding: 'utf8',
      },
    );
    const answers = stdout.split('\n').filter((line) => line.startsWith('/api/'));
    if (answers.length !== ROUTES.length) throw new Error(`The routes were not asked: ${stdout}\n${stderr}`);
    return answers.filter((answer) => !BUSY.test(answer));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
