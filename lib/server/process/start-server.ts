import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { listClosedBrands } from '@/lib/lint/list-closed-brands';
import type { Experiment } from '@/lib/experiments/experiment';
import { listEndedExperiments } from '@/lib/experiments/experiment-days';
import { answerPage } from '@/lib/answer/answer-page';
import { buildPageSettings } from '@/lib/answer/page-settings';
import { tellsConversions } from '@/lib/page/tells-conversions';
import type { Registry } from '@/lib/request/route-request';
import type { DirectCalls } from '../http/direct-calls';
import type { DirectPages } from '../http/direct-pages';
import type { ReadPacked } from '../pages/content-coding';
import { closeBrands, getClosedBrands } from '../platform/closed-brands';
import { getBuildId, getBuiltEnv, getEnv, type Env } from '../platform/env';
import { beginListening } from '../http/begin-listening';
import { guardHttpServers } from '../http/http-guard';
import { loadZipTable } from '../location/zip-table';
import { describeError, log } from '../platform/log';
import { setFormPages } from '../platform/form-pages';
import { setToldPages } from '../platform/told-pages';
import { getSwitchedOff } from '../platform/switched-off';
import { refuseOtherBuild } from './refuse-other-build';
import { startProcessRelay, stopProcessRelay } from './process-relay';
import { watchForTermination } from '../http/shut-down';
import { getStore } from './open-store';
import { startStoreUpkeep } from './store-upkeep';
import { startRollUps } from './roll-ups';
import { watchSwitches } from './watch-switches';
import { startExperimentGuards } from './experiment-guards';
import { isFolderInUse } from '../store/folder-lock';
import { watchUncaughtErrors } from './uncaught-errors';

const MS_PER_SECOND = 1000;
/** Node's own word that an answer is out. */
const ANSWERED = 'http.server.response.finish';

export interface DirectAnswers {
  readonly calls: DirectCalls;
  readonly pages: Omit<DirectPages, 'answer'>;
  readonly readFile: ReadPacked;
}

type StartedRegistry = Pick<Registry, 'brands' | 'pages' | 'experiments'>;

/**
 * Production shows no placeholder, neither a company's facts nor a material id: a brand that has any answers 503, is
 * named in the log, and keeps no other from starting (D107). Throws where none is ready: nothing could be shown.
 */
export function closeUnreadyBrands(registry: StartedRegistry, appEnv: Env['APP_ENV']): void {
  const closed = listClosedBrands(registry, appEnv);
  if (closed.size === Object.keys(registry.brands).length) {
    const lines = [...closed].map(
      ([brand, { length }]) => `  ${brand}: ${length} to mend, npm run launch -- ${brand} lists them.`,
    );
    throw new Error(`Production has no brand that is ready:\n${lines.join('\n')}`);
  }
  closeBrands([...closed.keys()]);
  for (const [brand, faults] of closed) {
    const reason = faults.join('; ');
    log({ level: 'error', message: 'brand not ready, answered 503', brand, count: faults.length, reason });
  }
}

/** It shows everyone the control until its owner removes it. */
export function warnOfEndedExperiments(experiments: readonly Experiment[], now: Date): void {
  for (const { name, owner } of listEndedExperiments(experiments, now)) {
    log({
      level: 'warn',
      message: 'experiment has ended; remove it from funnels/experiments.ts',
      experiment: name,
      owner,
    });
  }
}

/** All visitors then share one block for paid calls, whose limit a busy site soon reaches. */
export function warnOfUnknownAddresses({ APP_ENV, TRUSTED_PROXY_HOPS }: Env): void {
  if (APP_ENV !== 'production' || TRUSTED_PROXY_HOPS > 0) return;
  log({ level: 'warn', message: 'visitors’ addresses are unknown; set TRUSTED_PROXY_HOPS' });
}

function prepare(registry: StartedRegistry): void {
  const { APP_ENV } = getEnv();
  refuseOtherBuild(getBuiltEnv(), APP_ENV);
  closeUnreadyBrands(registry, APP_ENV);
  setToldPages(registry.pages.filter(tellsConversions).map(({ name }) => name));
  setFormPages(registry.pages.filter(({ form }) => form !== undefined).map(({ name }) => name));
  loadZipTable();
}

/** Next logs what start-up throws and listens all the same. */
function refuseStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function decidePages(registry: Registry): DirectPages['answer'] {
  const settings = buildPageSettings(getEnv(), getBuildId(), getClosedBrands());
  return (request) => answerPage(request, registry, { ...settings, switchedOff: getSwitchedOff() });
}

/** Opens it, and begins all that goes on with it while the process lives. */
async function workWithStore(experiments: readonly Experiment[]): Promise<void> {
  startProcessRelay();
  try {
    await getStore().ping();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    if (isFolderInUse(cause)) refuseStart(cause);
    log({ level: 'error', message: 'store not opened at start', ...describeError(cause) });
  }
  await watchSwitches();
  startStoreUpkeep();
  startRollUps();
  startExperimentGuards(experiments);
}

/**
 * Behind the first answer of this process: making a store would take as much of both processors as a fifth of the
 * first page that they compile. What is not compiled a second time, for speed, makes the store in two thirds of the work.
 */
function workWithStoreLater(experiments: readonly Experiment[]): void {
  const onAnswer = (): void => {
    unsubscribe(ANSWERED, onAnswer);
    setFlagsFromString('--liftoff-only');
    void workWithStore(experiments);
  };
  subscribe(ANSWERED, onAnswer);
}

/**
 * Checks settings and facts, loads ZIPs, opens the store. Pages are served without it; the first write tries it again.
 */
export async function startServer(registry: Registry, direct: DirectAnswers): Promise<void> {
  try {
    prepare(registry);
  } catch (error) {
    refuseStart(error);
  }
  const { APP_ENV, SHUTDOWN_DELAY_SECONDS, SHUTDOWN_LIMIT_SECONDS } = getEnv();
  // `next dev` rebuilds pages and routes, and has web sockets of its own.
  const isWatched = APP_ENV === 'development';
  guardHttpServers({
    isProduction: APP_ENV === 'production',
    isPreview: APP_ENV === 'preview',
    hasUpgrades: isWatched,
    hasParts: isWatched,
    directCalls: isWatched ? {} : direct.calls,
    answerPage: decidePages(registry),
    directPages: isWatched ? undefined : direct.pages,
    readFile: isWatched ? undefined : direct.readFile,
  });
  watchUncaughtErrors();
  if (!isWatched) {
    watchForTermination({
      delayMs: SHUTDOWN_DELAY_SECONDS * MS_PER_SECOND,
      limitMs: SHUTDOWN_LIMIT_SECONDS * MS_PER_SECOND,
      stopRelay: stopProcessRelay,
      closeStore: () => getStore().close(),
      exit: (code) => process.exit(code),
    });
  }
  warnOfEndedExperiments(registry.experiments, new Date());
  warnOfUnknownAddresses(getEnv());
  if (isWatched) workWithStoreLater(registry.experiments);
  else await workWithStore(registry.experiments);
  beginListening();
}
