import { spawnSync } from 'node:child_process';
import type { OwnPostgres } from '@/tests/support/own-postgres';
import { findAnswersOtherThanBusy } from './busy-answers';
import { makeEmbeddedStore, makePostgresStore, type FaultStore } from './fault-stores';
import { startFaultyServer, type StartServer } from './faulty-server';
import { isExact, type Verdict } from './judge';
import { killLoop } from './kill-loop';
import { storeOutage } from './store-outage';
import { TrialFault } from './trial-fault';

/** Enough for a dozen to be sent twice, and half a dozen leads. */
const FEW = 40;

/** A trial in its shortest form, on a project that may not be ours: throws a {@link TrialFault} when that falls short. */
type MutantTrial = (project: string, postgres: OwnPostgres) => Promise<void>;

async function requireExact(store: FaultStore, run: (store: FaultStore) => Promise<Verdict>): Promise<void> {
  try {
    const verdict = await run(store);
    if (!isExact(verdict)) throw new TrialFault(JSON.stringify(verdict));
  } finally {
    await store.destroy();
  }
}

const startHandlers =
  (project: string): StartServer =>
  (env) =>
    startFaultyServer(env, undefined, project);

/** Runs tests of the project in its folder; their names hold `named`. */
function runTests(project: string, file: string, named: string): void {
  const args = ['node_modules/vitest/vitest.mjs', 'run', file, '-t', named];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  const counts = /Tests .*$/m.exec(stdout)?.[0] ?? '';
  if (status === 0 && counts.includes(' passed')) return;
  // Tests that were not even found show nothing.
  if (!counts.includes(' failed')) throw new Error(`${file} did not run: ${stdout.slice(-2000)}`);
  throw new TrialFault(counts);
}

export const MUTANT_TRIALS = {
  kills: (project) => requireExact(makeEmbeddedStore(), (store) => killLoop(store, 1, FEW, startHandlers(project))),
  outage: async (project, { url }) =>
    requireExact(await makePostgresStore(url), (store) => storeOutage(store, 'cut', FEW, startHandlers(project))),
  busy: async (project) => {
    const faults = await findAnswersOtherThanBusy(project);
    if (faults.length > 0) throw new TrialFault(faults.join('; '));
  },
  proxy: (project) => {
    runTests(project, 'tests/faults/proxy-faults.test.ts', 'leaves out no process');
    return Promise.resolve();
  },
} as const satisfies Readonly<Record<string, MutantTrial>>;

/** By the name of its patch in `mutants`: the trial that must fail on it. */
export const MUTANTS: Readonly<Record<string, keyof typeof MUTANT_TRIALS>> = {
  'acknowledged-before-commit': 'outage',
  'conflict-not-ignored': 'kills',
  'consents-never-stored': 'kills',
  'instanceof-across-bundles': 'busy',
  'primary-key-removed': 'kills',
  'processes-left-out': 'proxy',
  'spool-deleted-before-saved': 'outage',
  'values-blanked': 'kills',
};
