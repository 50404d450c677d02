import type { Brand } from '@/lib/brand/brand';
import { findSampleFacts } from '@/lib/brand/find-sample-facts';
import type { Experiment } from '@/lib/experiments/experiment';
import { findEndedExperiments } from '@/lib/experiments/experiment-days';
import { watchForTermination } from './draining';
import { getEnv } from './env';
import { loadZipTable } from './location/zip-table';
import { describeError, log } from './log';
import { getStore } from './store/open-store';

/** Production shows visitors no placeholder: not as a company's name, licence or phone number. */
export function refuseSampleFacts(brands: readonly Brand[]): void {
  const facts = brands.flatMap((brand) => findSampleFacts(brand).map((path) => `  ${brand.code}: ${path}`));
  if (facts.length === 0) return;
  throw new Error(
    `Production refuses sample facts. Replace each in funnels/brands/<brand>.ts with confirmed(…):\n${facts.join('\n')}`,
  );
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

/** Everything without which no visitor may be served. */
function prepare(brands: readonly Brand[]): void {
  if (getEnv().APP_ENV === 'production') refuseSampleFacts(brands);
  loadZipTable();
}

/**
 * What happens before the first request: settings and facts checked, ZIPs read, schema brought up to date. A store
 * that is out of reach does not keep the pages from being served; it is tried again with the first write.
 */
export async function startServer(brands: readonly Brand[], experiments: readonly Experiment[]): Promise<void> {
  try {
    prepare(brands);
  } catch (error) {
    // Next logs what start-up throws and then listens all the same, so ending is up to us.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  watchForTermination();
  warnOfEndedExperiments(experiments, new Date());
  try {
    await getStore();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    log({ level: 'error', message: 'store not opened at start', ...describeError(cause) });
  }
}
