import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-files';

/** Our own configuration without the rules that need types, so that a snippet can be judged alone. */
const eslint = new ESLint({
  cwd: projectRoot,
  overrideConfigFile: join(projectRoot, '.config/eslint.config.mjs'),
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

async function rulesBroken(path: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(`${code}\n`, { filePath: join(projectRoot, path) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

const SYNTAX = 'no-restricted-syntax';
const GLOBALS = 'no-restricted-globals';
const IMPORTS = 'no-restricted-imports';
const DEFAULTS = 'no-restricted-exports';

/** Rule, code, where it is forbidden, where it is allowed. */
const CASES: readonly (readonly [rule: string, code: string, forbidden: string, allowed: string])[] = [
  [SYNTAX, 'export const url = process.env.DATABASE_URL;', 'lib/server/store.ts', 'lib/server/platform/env.ts'],
  [SYNTAX, 'export const url = process.env.DATABASE_URL;', 'components/ui/button.tsx', 'lib/commands/demo.ts'],
  [SYNTAX, 'const { env } = process;\nexport const url = env;', 'lib/server/store.ts', 'lib/server/platform/env.ts'],
  [IMPORTS, "export { env } from 'node:process';", 'lib/server/store.ts', 'lib/server/platform/env.ts'],
  [SYNTAX, 'export const url = process.env.DATABASE_URL;', 'instrumentation.ts', 'next.config.ts'],
  [SYNTAX, 'export const id = process.env.NEXT_RUNTIME;', 'middleware.ts', 'instrumentation.ts'],
  [
    SYNTAX,
    'export const isBusy = (thrown: unknown) => thrown instanceof StoreBusyError;',
    'lib/server/route/reply-to.ts',
    'lib/commands/demo.ts',
  ],
  [
    GLOBALS,
    "export const user = localStorage.getItem('user');",
    'lib/browser/queue.ts',
    'lib/browser/platform/storage.ts',
  ],
  [SYNTAX, 'export const box = window.sessionStorage;', 'components/form/form.tsx', 'lib/browser/platform/storage.ts'],
  [IMPORTS, "export { useRouter } from 'next/navigation';", 'components/form/form.tsx', 'tests/unit/router.test.ts'],
  ['no-console', "console.log('hello');", 'components/form/form.tsx', 'lib/server/platform/log.ts'],
  ['no-console', "console.log('hello');", 'lib/server/store.ts', 'lib/commands/demo.ts'],
  [DEFAULTS, 'export default 1;', 'components/form/form.tsx', 'app/[brand]/[[...slug]]/page.tsx'],
  [DEFAULTS, 'export default 1;', 'app/api/health/route.ts', 'vitest.config.ts'],
  [GLOBALS, 'export const width = window.innerWidth;', 'lib/engine/transition.ts', 'lib/browser/queue.ts'],
  [GLOBALS, "export const answer = fetch('/');", 'funnels/brands.ts', 'lib/server/providers.ts'],
  [SYNTAX, 'export const now = Date.now();', 'lib/engine/transition.ts', 'lib/browser/queue.ts'],
  [SYNTAX, 'export const now = new Date();', 'lib/visit/session.ts', 'lib/server/store.ts'],
  [SYNTAX, 'export const draw = Math.random();', 'lib/experiments/assign.ts', 'lib/browser/queue.ts'],
  [SYNTAX, 'export const id = crypto.randomUUID();', 'lib/analytics/event.ts', 'lib/browser/queue.ts'],
  [
    SYNTAX,
    "window.location.assign('/');",
    'lib/browser/navigation/step-address.ts',
    'lib/browser/navigation/navigate.ts',
  ],
  [SYNTAX, "location.replace('/');", 'components/form/form.tsx', 'lib/browser/navigation/navigate.ts'],
  [SYNTAX, "window.location.href = '/';", 'lib/browser/queue.ts', 'lib/browser/navigation/navigate.ts'],
  [SYNTAX, "location.href = '/';", 'lib/browser/queue.ts', 'lib/browser/navigation/navigate.ts'],
  [SYNTAX, "window.location = '/';", 'lib/browser/queue.ts', 'lib/browser/navigation/navigate.ts'],
  [SYNTAX, "location = '/';", 'lib/browser/queue.ts', 'lib/browser/navigation/navigate.ts'],
  [SYNTAX, 'window.location.reload();', 'components/form/form.tsx', 'lib/browser/recovery/guarded-reload.ts'],
  [SYNTAX, 'export const cookie = document.cookie;', 'lib/browser/queue.ts', 'lib/browser/platform/cookies.ts'],
  [SYNTAX, "export const path = '/api/lead/create';", 'lib/browser/form/lead-sender.ts', 'lib/calls/calls.ts'],
  [SYNTAX, "export const path = '/api/build';", 'lib/request/redirect.ts', 'lib/calls/first-calls.ts'],
  [SYNTAX, "export const path = '/api/event/create';", 'middleware.ts', 'tests/unit/app/api/routes.test.ts'],
  [SYNTAX, "export const path = '/api/event/create';", 'instrumentation.ts', 'next.config.ts'],
  [
    SYNTAX,
    'export const find = (zip: string) => `/api/location?zip_code=${zip}`;',
    'lib/browser/platform/cookies.ts',
    '',
  ],
  [SYNTAX, 'export const find = (port: number) => `http://127.0.0.1:${port}/api/health`;', 'lib/commands/demo.ts', ''],
  [SYNTAX, "export const told = 'GET /api/ipqs/token gives one.';", 'app/api/build/route.ts', ''],
  [SYNTAX, 'export const frame = <iframe src="/api/tag-manager/frame" />;', 'components/shell/frame.tsx', ''],
  ['no-console', "console.error('hello');", 'lib/browser/queue.ts', 'lib/browser/recovery/render-error.ts'],
  ['@typescript-eslint/no-explicit-any', 'export const data: any = 1;', 'lib/engine/transition.ts', ''],
];

test.each(CASES)('%s: %s is an error in %s', async (rule, code, forbidden, allowed) => {
  expect(await rulesBroken(forbidden, code)).toContain(rule);
  if (allowed !== '') expect(await rulesBroken(allowed, code)).not.toContain(rule);
});

test('time as an argument is fine in pure code', async () => {
  const code = 'export const day = (nowMs: number): number => new Date(nowMs).getUTCDay();';
  expect(await rulesBroken('lib/visit/session.ts', code)).toEqual([]);
});

test('rules that need types are on', async () => {
  const config = (await eslint.calculateConfigForFile(join(projectRoot, 'lib/server/platform/env.ts'))) as {
    rules: object;
  };
  expect(Object.keys(config.rules)).toContain('@typescript-eslint/no-floating-promises');
});
