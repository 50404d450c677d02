import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiseImports, type Violation } from '../support/cruise-imports';
import { runsAll } from '../support/only-in-all';
import { projectRoot } from '../support/project-files';

/** In a made-up tree, the file of each room that tries to import everything there is. */
const IMPORTERS = {
  middleware: 'middleware.ts',
  instrumentation: 'instrumentation.ts',
  'instrumentation-client': 'instrumentation-client.ts',
  'app pages': 'app/[brand]/page.tsx',
  'app/api': 'app/api/health/route.ts',
  'app/cards': 'app/cards/[brand]/route.tsx',
  components: 'components/ui/button.tsx',
  funnels: 'funnels/registry.ts',
  'lib pure': 'lib/engine/transition.ts',
  'lib/browser': 'lib/browser/queue.ts',
  'lib/server': 'lib/server/store.ts',
  'lib/commands': 'lib/commands/demo.ts',
} as const;
type Room = keyof typeof IMPORTERS;

/** What they try to import: a file of each room, packages, and node itself. */
const TARGETS = {
  middleware: 'middleware.ts',
  'app pages': 'app/not-found.tsx',
  'app/api': 'app/api/session/route.ts',
  components: 'components/ui/dialog.tsx',
  funnels: 'funnels/brands.ts',
  'lib pure': 'lib/page/page.ts',
  'lib/browser': 'lib/browser/platform/storage.ts',
  'lib/server': 'lib/server/outbox.ts',
  'lib/server/platform/env': 'lib/server/platform/env.ts',
  'lib/commands': 'lib/commands/process/child.ts',
  tests: 'tests/support/fake.ts',
  next: 'next',
  react: 'react',
  sentry: '@sentry/nextjs',
  radix: '@radix-ui/react-dialog',
  pg: 'pg',
  zod: 'zod',
  jose: 'jose',
  node: 'node:fs',
} as const;
type Target = keyof typeof TARGETS;

/** The table of the architecture: what a row does not name, that room may not import. */
const MAY_IMPORT: Readonly<Record<Room, readonly Target[]>> = {
  middleware: ['funnels', 'lib pure', 'lib/server/platform/env', 'next'],
  instrumentation: [
    'app/api',
    'funnels',
    'lib pure',
    'lib/server',
    'lib/server/platform/env',
    'middleware',
    'next',
    'sentry',
  ],
  'instrumentation-client': ['lib pure', 'lib/browser'],
  'app pages': ['components', 'funnels', 'lib pure', 'lib/server/platform/env', 'next', 'react'],
  'app/api': ['funnels', 'lib pure', 'lib/server', 'lib/server/platform/env', 'next'],
  'app/cards': ['components', 'funnels', 'lib pure', 'lib/server', 'lib/server/platform/env', 'next', 'react'],
  components: ['components', 'funnels', 'lib pure', 'lib/browser', 'next', 'react', 'radix'],
  funnels: ['funnels', 'lib pure'],
  'lib pure': ['lib pure', 'zod', 'jose'],
  'lib/browser': ['lib pure', 'lib/browser', 'sentry', 'zod'],
  'lib/server': ['lib pure', 'lib/server', 'lib/server/platform/env', 'sentry', 'pg', 'zod', 'jose', 'node'],
  'lib/commands': ['funnels', 'lib pure', 'lib/server', 'lib/server/platform/env', 'lib/commands', 'pg', 'zod', 'node'],
};

const rooms = Object.keys(IMPORTERS) as Room[];
const targets = Object.keys(TARGETS) as Target[];

function isFile(target: Target): boolean {
  return /\.tsx?$/.test(TARGETS[target]);
}

/** Files by the alias, as we write them; everything by one namespace import a line. */
function importLine(target: Target, index: number): string {
  const from = isFile(target) ? `@/${TARGETS[target].replace(/\.tsx?$/, '')}` : TARGETS[target];
  return `import * as import${index} from '${from}';`;
}

/** How the cruiser names what was found: a file, a file of a package, or a module of node. */
function isTarget(to: string, target: Target): boolean {
  if (isFile(target)) return to === TARGETS[target];
  if (target === 'node') return to === 'fs';
  return new RegExp(`node_modules/(@types/)?${TARGETS[target]}/`).test(to);
}

let folder: string;
let violations: readonly Violation[];

function write(path: string, content: string): void {
  const whole = join(folder, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, content);
}

function targetsReported(room: Room, from: string): Target[] {
  const reported = violations.filter((violation) => violation.rule === room && violation.from === from);
  return targets.filter((target) => reported.some(({ to }) => isTarget(to, target)));
}

beforeAll(async () => {
  const data = join(projectRoot, '.data');
  mkdirSync(data, { recursive: true });
  folder = mkdtempSync(join(data, 'import-table-'));
  write(
    'tsconfig.json',
    '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","paths":{"@/*":["./*"]}}}',
  );
  write('package.json', '{"dependencies":{"next":"*","react":"*","pg":"*","zod":"*","jose":"*"}}');
  for (const target of targets) if (isFile(target)) write(TARGETS[target], 'export const leaf = 1;\n');
  for (const room of rooms) write(IMPORTERS[room], `${targets.map(importLine).join('\n')}\n`);
  write('lib/visit/session.ts', "import type { leaf } from '@/lib/server/outbox';\nexport type Leaf = typeof leaf;\n");
  write('lib/phone/lease.ts', "export const lease = () => import('../browser/platform/storage');\n");
  write('lib/copy/first.ts', "export * from './second';\n");
  write('lib/copy/second.ts', "export * from './first';\n");
  write('lib/errors/lost.ts', "export * from './nowhere';\n");
  write('lib/leads/lead.ts', "export * from '../payloads/shape';\n");
  write('lib/leads/zip.ts', 'export const zip = 1;\n');
  write('lib/payloads/shape.ts', 'export const shape = 1;\n');
  write('lib/payloads/map.ts', "export * from '../leads/zip';\n");
  violations = (await cruiseImports(folder)).violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(rooms)('%s may import what its row names and nothing else', (room) => {
  const forbidden = targets.filter((target) => !MAY_IMPORT[room].includes(target));
  expect(targetsReported(room, IMPORTERS[room])).toEqual(forbidden);
});

test.each(rooms)('%s may not import tests', (room) => {
  expect(violations).toContainEqual({ rule: 'no tests outside tests', from: IMPORTERS[room], to: TARGETS.tests });
});

test('an import of types only is an import', () => {
  expect(targetsReported('lib pure', 'lib/visit/session.ts')).toEqual(['lib/server']);
});

test('an import that waits is an import', () => {
  expect(targetsReported('lib pure', 'lib/phone/lease.ts')).toEqual(['lib/browser']);
});

test('cycles and files that do not exist are reported', () => {
  const rulesBroken = (from: string): string[] => violations.filter((one) => one.from === from).map(({ rule }) => rule);
  expect([...rulesBroken('lib/copy/first.ts'), ...rulesBroken('lib/copy/second.ts')]).toContain('no cycles');
  expect(rulesBroken('lib/errors/lost.ts')).toContain('resolvable');
});

test('folders that use each other are reported, though none of their files do', () => {
  const circles = violations.filter(({ rule }) => rule === 'no folder circles');
  expect(circles).toContainEqual({ rule: 'no folder circles', from: 'lib/leads', to: 'lib/payloads' });
});

test('a package that comes along with another is reported', () => {
  expect(violations).toContainEqual(expect.objectContaining({ rule: 'declared packages', from: IMPORTERS.components }));
});

// `npm run check` says so in every run.
test.runIf(runsAll)('the real tree keeps to the table', async () => {
  const real = await cruiseImports(projectRoot);
  expect(real.violations).toEqual([]);
  expect(real.cruised).toBeGreaterThan(0);
});
