import { join } from 'node:path';
import { build } from 'esbuild';

/** Sources that tests start as processes of their own: to kill them, to watch them, or as an operator does. */
const PROGRAMS = [
  'lib/commands/consents.ts',
  'lib/commands/payload.ts',
  'lib/commands/person.ts',
  'tests/faults/handlers-server.ts',
  'tests/support/careless-process.ts',
  'tests/support/ending-server.ts',
  'tests/support/launching-server.ts',
  'tests/support/store-writer.ts',
  'tests/support/unread-process.ts',
] as const;

type Program = (typeof PROGRAMS)[number];

const FOLDER = '.data/programs';

/**
 * Bundles them, as a production image has its commands: `tsx` takes twice as long to start each. Vitest calls it by this
 * name before all tests.
 */
export async function setup(): Promise<void> {
  await build({
    ...{ entryPoints: [...PROGRAMS], outdir: FOLDER, outbase: '.', outExtension: { '.js': '.cjs' } },
    ...{ bundle: true, packages: 'external', platform: 'node', target: 'node20.19', logLevel: 'warning' },
  });
}

/** What node is started with to run one of them, from the folder of the project. */
export function findProgram(program: Program): string {
  return join(FOLDER, program.replace(/\.ts$/, '.cjs'));
}
