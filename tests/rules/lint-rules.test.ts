import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../oxlint.config.mjs';
import { projectRoot } from '../support/project-files';

const SYNTAX = 'house(restricted-syntax)';
const GLOBALS = 'eslint(no-restricted-globals)';
const IMPORTS = 'eslint(no-restricted-imports)';
const DEFAULTS = 'eslint(no-restricted-exports)';
const CONSOLE = 'eslint(no-console)';

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
  [CONSOLE, "console.log('hello');", 'components/form/form.tsx', 'lib/server/platform/log.ts'],
  [CONSOLE, "console.log('hello');", 'lib/server/store.ts', 'lib/commands/demo.ts'],
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
  [CONSOLE, "console.error('hello');", 'lib/browser/queue.ts', 'lib/browser/recovery/render-error.ts'],
  ['typescript(no-explicit-any)', 'export const data: any = 1;', 'lib/engine/transition.ts', ''],
];

const ARGUMENT = 'export const day = (nowMs: number): number => new Date(nowMs).getUTCDay();';
const FLOATING = 'Promise.resolve();';

let folder: string;
let broken: readonly { readonly path: string; readonly rule: string }[];

/** Each snippet has a folder of its own in place of the project's. */
function write(place: string, path: string, code: string): void {
  const whole = join(folder, place, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, `${code}\n`);
}

function inEachPlace(globs: readonly string[] = []): string[] {
  return globs.map((glob) => `*/${glob.replace(/^\.\//, '')}`);
}

function rulesBroken(place: string): readonly string[] {
  return broken.filter(({ path }) => path.includes(`/${place}/`)).map(({ rule }) => rule);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  const moved = {
    ...config,
    jsPlugins: [join(projectRoot, '.config/restricted-syntax.mjs')],
    overrides: (config.overrides ?? []).map((override) => ({
      ...override,
      files: inEachPlace(override.files),
      excludeFiles: inEachPlace(override.excludeFiles),
    })),
  };
  writeFileSync(join(folder, 'oxlint.json'), JSON.stringify(moved));
  CASES.forEach(([, code, forbidden, allowed], index) => {
    write(`forbidden-${index}`, forbidden, code);
    if (allowed !== '') write(`allowed-${index}`, allowed, code);
  });
  write('argument', 'lib/visit/session.ts', ARGUMENT);
  write('floating', 'lib/server/platform/env.ts', FLOATING);
  const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', join(folder, 'oxlint.json'), '--format', 'json', folder];
  const { stdout } = spawnSync(process.execPath, oxlint, { cwd: projectRoot, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  broken = diagnostics.map(({ filename, code }) => ({ path: filename, rule: code }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(CASES.map(([rule, code, forbidden], index) => [rule, code, forbidden, index] as const))(
  '%s: %s is an error in %s',
  (rule, _code, _forbidden, index) => {
    expect(rulesBroken(`forbidden-${index}`)).toContain(rule);
    expect(rulesBroken(`allowed-${index}`)).not.toContain(rule);
  },
);

test('time as an argument is fine in pure code', () => {
  expect(rulesBroken('argument')).toEqual([]);
});

test('rules that need types are on', () => {
  expect(rulesBroken('floating')).toEqual(['typescript(no-floating-promises)']);
});
