import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { guardProcesses } from './tests/support/guard-processes';
import { keepFilesInMemory } from './tests/support/memory-folder';
import { ONLY_IN_ALL, runsAll } from './tests/support/only-in-all';

guardProcesses();
keepFilesInMemory();

const PURE = [
  'tests/rules/**/*.test.ts',
  'tests/unit/funnels/**/*.test.ts',
  'tests/unit/lib/!(browser|server|commands)/**/*.test.ts',
];
const PARTS = [
  'tests/unit/components/**/*.test.{ts,tsx}',
  'tests/unit/lib/{browser,commands}/**/*.test.{ts,tsx}',
  'tests/unit/lib/server/!(process)/**/*.test.ts',
];
const TESTS = ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts', 'tests/faults/**/*.test.ts'];
const LEFT_OUT = runsAll ? [] : [...ONLY_IN_ALL.unit];

/** Trials of faults take longest, and wait more than they work: begun last, they would run alone. */
class TrialsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isTrial = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isTrial), ...sorted.filter((file) => !isTrial(file))];
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      // A test is no server, and renders what only servers render.
      'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js`,
    },
  },
  test: {
    globalSetup: ['tests/support/start-run.ts', 'tests/support/programs.ts'],
    // A Wednesday at noon in the East: no test is about the hour at which it runs.
    env: { OFFICE_CLOCK: '2026-12-02T17:00Z' },
    environment: 'node',
    // A link that a test presses would be fetched, and its answer take the window away from the tests that come after.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
    },
    pool: 'forks',
    // One more than the cores: stores and servers are waited for.
    maxWorkers: 3,
    sequence: { sequencer: TrialsFirst },
    // Patience, not a measure: the build may run beside, and a test may start five commands.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      // Pure code and the rules leave nothing behind: their tests share a process, and what they import is loaded once.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      // So do those of parts of the product, whose modules are loaded anew for each file.
      {
        extends: true,
        test: {
          name: 'parts',
          include: PARTS,
          exclude: LEFT_OUT,
          isolate: false,
          setupFiles: 'tests/support/fresh-modules.ts',
        },
      },
      // A whole server works on when its test has ended.
      { extends: true, test: { name: 'whole', include: TESTS, exclude: [...PURE, ...PARTS, ...LEFT_OUT] } },
    ],
  },
});
