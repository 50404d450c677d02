import { findLaunchFaults } from '@/lib/brand/find-launch-faults';
import type { Experiment } from '@/lib/experiments/experiment';
import { findEndedExperiments } from '@/lib/experiments/experiment-days';
import { answerPage } from '@/lib/request/answer-page';
import { buildPageSettings } from '@/lib/request/page-settings';
import type { Registry } from '@/lib/request/route-request';
import type { DirectCalls } from './direct-calls';
import type { DirectPages } from './direct-pages';
import { getBuildId, getEnv, type Env } from './env';
import { guardHttpServers } from './http-guard';
import { loadZipTable } from './location/zip-table';
import { describeError, log } from './log';
import { startProcessRelay, stopProcessRelay } from './outbox/process-relay';
import { watchForTermination } from './shut-down';
import { getStore } from './store/open-store';
import { watchUncaughtErrors } from './uncaught-errors';

const MS_PER_SECOND = 1000;

/** What is answered in front of Next, everywhere but in `next dev`. */
export interface DirectAnswers {
  readonly calls: DirectCalls;
  readonly pages: Omit<DirectPages, 'answer'>;
}

type StartedRegistry = Pick<Registry, 'brands' | 'pages' | 'experiments'>;

/** Production shows visitors no placeholder: not as a company's name, licence or phone number, nor as a material id. */
export function refuseUnlaunchedBrands({ brands, pages }: StartedRegistry): void {
  const faults = Object.values(brands).flatMap((brand) =>
    findLaunchFaults(brand, pages).map((fault) => `  ${brand.code}: ${fault}`),
  );
  if (faults.length === 0) return;
  throw new Error(`Production refuses brands that are not ready; npm run launch -- <brand>:\n${faults.join('\n')}`);
}

/** An experiment past its last day shows everyone the control, and waits for its owner to decide and remove it. */
export function warnOfEndedExperiments(experiments: readonly Experiment[], now: Date): void {
  for (const { name, owner } of findEndedExperiments(experiments, now)) {
    log({
      level: 'warn',
      message: 'experiment has ended; remove it from funnels/experiments.ts',
      experiment: name,
      owner,
    });
  }
}

/**
 * Without a proxy of ours nobody vouches for an address: leads are kept without one, and for paid calls all visitors
 * together are one block, whose limit a busy site soon reaches.
 */
export function warnOfUnknownAddresses({ APP_ENV, TRUSTED_PROXY_HOPS }: Env): void {
  if (APP_ENV !== 'production' || TRUSTED_PROXY_HOPS > 0) return;
  log({ level: 'warn', message: 'visitors’ addresses are unknown; set TRUSTED_PROXY_HOPS' });
}

/** Everything without which no visitor may be served. */
function prepare(registry: StartedRegistry): void {
  if (getEnv().APP_ENV === 'production') refuseUnlaunchedBrands(registry);
  loadZipTable();
}

function listDirectPages(registry: Registry, pages: DirectAnswers['pages']): DirectPages {
  const settings = buildPageSettings(getEnv(), getBuildId());
  return { ...pages, answer: (request) => answerPage(request, registry, settings) };
}

/**
 * What happens before the first request: settings and facts checked, ZIPs read, schema brought up to date. A store
 * that is out of reach does not keep the pages from being served; it is tried again with the first write.
 */
export async function startServer(registry: Registry, direct: DirectAnswers): Promise<void> {
  try {
    prepare(registry);
  } catch (error) {
    // Next logs what start-up throws and then listens all the same, so ending is up to us.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  const { APP_ENV, SHUTDOWN_DELAY_SECONDS, SHUTDOWN_LIMIT_SECONDS } = getEnv();
  // `next dev` makes pages and routes anew when their source changes, and has web sockets of its own.
  const isWatched = APP_ENV === 'development';
  guardHttpServers({
    isProduction: APP_ENV === 'production',
    hasUpgrades: isWatched,
    directCalls: isWatched ? {} : direct.calls,
    directPages: isWatched ? undefined : listDirectPages(registry, direct.pages),
  });
  watchUncaughtErrors();
  // It also ends by itself and starts anew at will.
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
  startProcessRelay();
  try {
    await getStore().ping();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    log({ level: 'error', message: 'store not opened at start', ...describeError(cause) });
  }
}
