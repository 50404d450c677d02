import type { BrandCode } from '@/lib/names/brand-code';
import type { ExperimentQuestion, ExperimentRows, ExposureCounts } from '@/lib/reporting/experiment-figures';
import type { HealthRows } from '@/lib/reporting/health-report';
import { COUNT_CALL_BACKS } from './call-backs';
import { createOutbox } from './outbox';
import { COUNT_DROPS, COUNT_HOURS, COUNT_UNCOUNTED, countExposures, READ_COUNTED_UNTIL } from './report-statements';
import type { SqlDatabase, SqlRow, SqlSession } from './sql-database';
import { LIST_SPENDING } from './statements';

function listUncounted(rows: readonly SqlRow[]): Readonly<Record<string, number>> {
  return Object.fromEntries(rows.map((row) => [String(row['leftOut']), Number(row['visits'])]));
}

/** `shown` as `countExposures` says it. */
type ExposureRow = Omit<ExposureCounts, 'variant'> & { readonly shown: number };

/** Visitors of each variant; who saw more than one counts for none. */
export async function readExperiment(
  session: SqlSession,
  { name, variants, page, from, to }: ExperimentQuestion,
): Promise<ExperimentRows> {
  const exposures = variants.map((variant) => `${name}.${variant}`);
  const rows = await session.query(countExposures(exposures.length), [exposures, from, to]);
  const counts = new Map((rows as unknown as readonly ExposureRow[]).map(({ shown, ...one }) => [shown, one]));
  const uncounted = await session.query(COUNT_UNCOUNTED, [exposures, from, to, page]);
  const shownOne = variants.flatMap((variant, place) => {
    const one = counts.get(2 ** place);
    return one ? [{ ...one, variant }] : [];
  });
  const count = (list: readonly Pick<ExposureCounts, 'visitors'>[]) =>
    list.reduce((sum, { visitors }) => sum + visitors, 0);
  const mixed = count([...counts.values()]) - count(shownOne);
  return { variants: shownOne, leftOut: { ...listUncounted(uncounted), mixed } };
}

interface HourRow {
  readonly hour: string;
  readonly visits: number;
  readonly answers: number;
  readonly leads: number;
}

/** What came in the last full hour beside others, what was lost, and what waits. */
export async function readHealth(database: SqlDatabase, brand: BrandCode | null): Promise<HealthRows> {
  const deliveries = await createOutbox(database).measure();
  return database.session(async (session) => {
    const [now, ...before] = (await session.query(COUNT_HOURS, [brand])) as unknown as readonly HourRow[];
    const [drops] = await session.query(COUNT_DROPS, [brand]);
    const [counted] = await session.query(READ_COUNTED_UNTIL);
    const [callBacks] = await session.query(COUNT_CALL_BACKS, [brand]);
    const spent = await session.query(LIST_SPENDING);
    const read = (what: 'visits' | 'answers' | 'leads') => ({
      now: now?.[what] ?? 0,
      before: before.map((one) => one[what]),
    });
    return {
      hour: now?.hour ?? '',
      ...{ visits: read('visits'), answers: read('answers'), leads: read('leads') },
      providers: spent
        .filter((row) => brand === null || row['brand'] === brand)
        .map((row) => ({
          provider: String(row['provider']),
          brand: String(row['brand']),
          callsToday: Number(row['dayUsed']),
        })),
      drops: drops as unknown as HealthRows['drops'],
      callBacks: callBacks as unknown as HealthRows['callBacks'],
      deliveries,
      countedUntil: (counted?.['until'] as string | undefined) ?? null,
    };
  });
}
