import { withTimeout } from '../platform/with-timeout';
import { getClosedBrands } from '../platform/closed-brands';
import { formatSwitch } from '@/lib/switches/switch';
import { getSwitchedOff, readSwitchesAge } from '../platform/switched-off';
import { isDraining } from '../platform/draining';
import { getEnv } from '../platform/env';
import { listAllowances } from '../outbound/allowances';
import { getBreakers } from '../outbound/breakers';
import type { SpooledStore } from '../store/spooled-store';
import type { CallAllowance } from '../records/store';
import type { GaugeValue } from '../metrics/metrics-registry';

const STORE_LIMIT_MS = 1000;
const BYTES_PER_MB = 1024 * 1024;

/** What the store says, or nothing when it does not in time: no value is better than an old one. */
async function askStore(store: SpooledStore, ask: () => Promise<GaugeValue[]>): Promise<GaugeValue[]> {
  if (store.isAway()) return [];
  return withTimeout(STORE_LIMIT_MS, ask()).catch(() => []);
}

async function readOutbox(store: SpooledStore): Promise<GaugeValue[]> {
  const { waiting, dead, oldestSeconds } = await (await store.outbox()).measure();
  return [
    { name: 'funnel_outbox_waiting', help: 'Items that destinations wait for, counted up to 100000.', value: waiting },
    { name: 'funnel_outbox_dead', help: 'Items given up, counted up to 100000.', value: dead },
    { name: 'funnel_outbox_oldest_seconds', help: 'How long the oldest item has waited.', value: oldestSeconds },
  ];
}

/** What all instances together have spent today, as a share of what each brand may. */
async function readBudgets(store: SpooledStore): Promise<GaugeValue[]> {
  const allowances: Readonly<Record<string, CallAllowance>> = listAllowances(getEnv());
  const name = 'funnel_budget_day_share';
  const help = 'Spent of the calls that a brand pays for in a day, 1 when all are.';
  return (await store.listSpending()).flatMap(({ provider, brand, dayUsed }) => {
    const perDay = allowances[provider]?.perDay;
    return perDay === undefined ? [] : [{ name, help, labels: { provider, brand }, value: dayUsed / perDay }];
  });
}

function readClosedBrands(): GaugeValue[] {
  const [name, help] = ['funnel_brand_closed', '1 for a brand that is not ready and answered 503.'];
  return getClosedBrands().map((brand) => ({ name, help, labels: { brand }, value: 1 }));
}

function readSwitches(): GaugeValue[] {
  const [name, help] = ['funnel_switched_off', '1 for what an operator has switched off.'];
  const age = readSwitchesAge(performance.now());
  const ageHelp = 'How long ago this process was told by the store what is switched off.';
  return [
    ...getSwitchedOff().map((one) => ({ name, help, labels: { switch: formatSwitch(one) }, value: 1 })),
    ...(age === undefined ? [] : [{ name: 'funnel_switches_age_seconds', help: ageHelp, value: age }]),
  ];
}

function readBreakers(): GaugeValue[] {
  const name = 'funnel_breaker_open';
  const help = '1 while calls to a provider are held back in this process.';
  return [...getBreakers()].map(([provider, breaker]) => {
    return { name, help, labels: { provider }, value: breaker.isOpen() ? 1 : 0 };
  });
}

/** The values that are read when somebody asks. */
export async function readGauges(store: SpooledStore): Promise<GaugeValue[]> {
  const stored = await Promise.all([
    askStore(store, () => readOutbox(store)),
    askStore(store, () => readBudgets(store)),
  ]);
  return [
    { name: 'funnel_store_away', help: '1 while the store cannot be asked.', value: store.isAway() ? 1 : 0 },
    { name: 'funnel_spool_bytes', help: 'What waits on the local disk.', value: store.spoolBytes() },
    {
      name: 'funnel_spool_limit_bytes',
      help: 'How much may wait there.',
      value: getEnv().SPOOL_LIMIT_MB * BYTES_PER_MB,
    },
    { name: 'funnel_draining', help: '1 once the instance was told to end.', value: isDraining() ? 1 : 0 },
    { name: 'funnel_memory_bytes', help: 'Resident memory.', value: process.memoryUsage.rss() },
    ...readClosedBrands(),
    ...readSwitches(),
    ...readBreakers(),
    ...stored.flat(),
  ];
}
