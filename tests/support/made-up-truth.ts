import type { MadeUpStep, MadeUpVisit } from '@/lib/commands/made-up/made-up-visit';
import type { MadeUpCost, MadeUpMoney } from './made-up-money';

/** What a report is asked about, as this file understands it: it shares nothing with the reports. */
export interface Asked {
  readonly page?: string;
  readonly brand?: string;
  readonly from: string;
  readonly to: string;
}

const days = new Map<number, string>();
const HOUR_MS = 3_600_000;

/** The day in Pacific time, by the clock of the platform, which is set on the hour only. */
export function findPacificDay(at: number): string {
  const hour = Math.floor(at / HOUR_MS);
  const known = days.get(hour);
  if (known !== undefined) return known;
  const parts = new Date(at).toLocaleDateString('en-US', {
    ...({ timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  });
  const [month, day, year] = parts.split('/');
  days.set(hour, `${year}-${month}-${day}`);
  return `${year}-${month}-${day}`;
}

/** The thirty days of a month that ends at `endsAt` (Unix ms), each once: the day on which clocks go back is met twice. */
export function listPacificDays(endsAt: number): readonly string[] {
  return [...new Set(Array.from({ length: 30 }, (_, ago) => findPacificDay(endsAt - ago * 24 * HOUR_MS)))];
}

const SOURCES: readonly (readonly [parameter: string, source: string])[] = [
  ['gclid', 'google'],
  ['msclkid', 'microsoft'],
  ['fbclid', 'facebook'],
  ['tblci', 'taboola'],
];

const CUTS: Readonly<Record<string, (visit: MadeUpVisit) => string>> = {
  variant: ({ variant }) => variant,
  campaign: ({ parameters }) => parameters['utm_campaign'] ?? '',
  source: ({ parameters }) =>
    parameters['utm_source'] ?? SOURCES.find(([name]) => parameters[name] !== undefined)?.[1] ?? '',
  device: ({ device }) => device,
  language: ({ page }) => page.language,
  day: ({ startedAt }) => findPacificDay(startedAt),
  page: ({ page }) => page.pageName,
  brand: ({ page }) => page.brandId,
};

function isAsked({ page, startedAt }: MadeUpVisit, asked: Asked): boolean {
  const day = findPacificDay(startedAt);
  if (day < asked.from || day > asked.to) return false;
  return (asked.page ?? page.pageName) === page.pageName && (asked.brand ?? page.brandId) === page.brandId;
}

function countSteps(visits: readonly MadeUpVisit[]) {
  const steps = new Map<string, { step: string; seen: number; answered: number; left: number }>();
  for (const { step, seen, answered, left } of visits.flatMap((visit) => visit.steps)) {
    if (!seen) continue;
    const counts = steps.get(step) ?? { step, seen: 0, answered: 0, left: 0 };
    counts.seen += 1;
    counts.answered += Number(answered);
    counts.left += Number(left);
    steps.set(step, counts);
  }
  return [...steps.values()].sort((one, other) => (one.step < other.step ? -1 : 1));
}

function count(visits: readonly MadeUpVisit[], isCounted: (visit: MadeUpVisit) => boolean): number {
  return visits.filter(isCounted).length;
}

/** What they led to. */
function countEarnings(visits: readonly MadeUpVisit[], { earnings }: MadeUpMoney) {
  const own = visits.flatMap(({ sessionId }) => earnings.get(sessionId) ?? []);
  return {
    connected: own.filter(({ isConnected }) => isConnected).length,
    sold: own.filter(({ isSold }) => isSold).length,
    revenueCents: own.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
  };
}

/** What is said of a visit by which its cost is told. */
function nameAd(visit: MadeUpVisit): string {
  return [findPacificDay(visit.startedAt), CUTS['source']?.(visit), CUTS['campaign']?.(visit)].join('|');
}

const ads = new WeakMap<readonly MadeUpVisit[], ReadonlyMap<string, number>>();

/** How many of these visits each ad brought. Every group of a report asks it of the same list. */
function countAds(visits: readonly MadeUpVisit[]): ReadonlyMap<string, number> {
  const counted = ads.get(visits) ?? countBy(visits, nameAd);
  ads.set(visits, counted);
  return counted;
}

const nameCost = ({ day, source, campaign }: MadeUpCost) => `${day}|${source}|${campaign}`.toLowerCase();

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

/** The share that these visits have of what ads cost, exact to the cent: `all` are all that count on those days. */
function countCosts(visits: readonly MadeUpVisit[], all: readonly MadeUpVisit[], costs: readonly MadeUpCost[]): number {
  const [own, whole] = [countBy(visits, nameAd), countAds(all)];
  let [sum, parts] = [0n, 1n];
  for (const cost of costs.filter(({ currency }) => currency === 'USD')) {
    const [ofAd, asked] = [whole.get(nameCost(cost)), own.get(nameCost(cost))];
    if (ofAd === undefined || asked === undefined) continue;
    sum = sum * BigInt(ofAd) + BigInt(cost.cents * asked) * parts;
    parts *= BigInt(ofAd);
    const divisor = greatestDivisor(sum, parts) || 1n;
    [sum, parts] = [sum / divisor, parts / divisor];
  }
  return Number((2n * sum + parts) / (2n * parts));
}

/** What happened, all that it led to and what ads cost. */
export interface MadeUpMonth {
  readonly visits: readonly MadeUpVisit[];
  readonly money: MadeUpMoney;
  readonly costs: readonly MadeUpCost[];
}

/** What the funnel of these visits has to be; steps by their names. `all` are those among whom a cost is shared out. */
export function countFunnel(visits: readonly MadeUpVisit[], all: readonly MadeUpVisit[], month: MadeUpMonth) {
  return {
    ...countEarnings(visits, month.money),
    costCents: countCosts(visits, all, month.costs),
    visits: visits.length,
    steps: countSteps(visits),
    leads: count(visits, ({ leadId }) => leadId !== undefined),
    numbersShown: count(visits, ({ isNumberShown }) => isNumberShown),
    callsTapped: count(visits, ({ isCallTapped }) => isCallTapped),
    callsReturned: count(visits, ({ isCallReturned }) => isCallReturned),
  };
}

/** The visits that count, of those asked about. */
export function pickCounted(visits: readonly MadeUpVisit[], asked: Asked): readonly MadeUpVisit[] {
  return visits.filter((visit) => visit.kind === 'visitor' && isAsked(visit, asked));
}

/** How many do not count, by why. */
export function countLeftOut(visits: readonly MadeUpVisit[], asked: Asked): Readonly<Record<string, number>> {
  const of = (kind: MadeUpVisit['kind']) => count(visits, (visit) => visit.kind === kind && isAsked(visit, asked));
  return Object.fromEntries(
    (['bot', 'forced'] as const).map((kind) => [kind, of(kind)] as const).filter(([, n]) => n > 0),
  );
}

/** The visits of each group, by the names of its cuts. */
export function groupVisits(
  visits: readonly MadeUpVisit[],
  by: readonly string[],
): ReadonlyMap<string, readonly MadeUpVisit[]> {
  const groups = new Map<string, MadeUpVisit[]>();
  for (const visit of visits) {
    const key = JSON.stringify(by.map((cut) => CUTS[cut]?.(visit)));
    const group = groups.get(key);
    if (group) group.push(visit);
    else groups.set(key, [visit]);
  }
  return groups;
}

type Funnel = ReturnType<typeof countFunnel>;

const perOne = (cents: number, count: number) => (count === 0 ? null : Math.round((100 * cents) / count) / 100);

/** The money of a funnel. */
export function countMoney({ visits, callsTapped, connected, sold, costCents, revenueCents }: Funnel) {
  return {
    ...{ visits, callsTapped, connected, sold, costCents, revenueCents, profitCents: revenueCents - costCents },
    costCentsPerVisit: perOne(costCents, visits),
    revenueCentsPerVisit: perOne(revenueCents, visits),
    revenueCentsPerCallTapped: perOne(revenueCents, callsTapped),
    revenueCentsPerConnected: perOne(revenueCents, connected),
  };
}

/** What cost and earned something that no visit did; `all` are all visits that count on those days. */
export function countUnmatched(all: readonly MadeUpVisit[], { money, costs }: MadeUpMonth, asked: Asked) {
  const isAskedDay = (day: string) => day >= asked.from && day <= asked.to;
  const known = countAds(all);
  const spent = costs.filter((cost) => cost.currency === 'USD' && isAskedDay(cost.day) && !known.has(nameCost(cost)));
  const outcomes = money.unmatched.filter(({ at }) => isAskedDay(findPacificDay(at)));
  return {
    costCents: spent.reduce((sum, { cents }) => sum + cents, 0),
    revenueCents: outcomes.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
    outcomes: outcomes.length,
  };
}

/** What happened to visits that began within the hour that begins at `at` (Unix ms). */
export function countHour(visits: readonly MadeUpVisit[], at: number) {
  const own = visits.filter(({ kind, startedAt }) => kind === 'visitor' && startedAt >= at && startedAt < at + HOUR_MS);
  return {
    visits: own.length,
    answers: own.flatMap(({ steps }) => steps).filter(({ answered }) => answered).length,
    leads: count(own, ({ leadId }) => leadId !== undefined),
  };
}

/** Steps back, refusals, times and where which error came last, by question. */
export function countQuestions(visits: readonly MadeUpVisit[]) {
  const names = new Map<string, MadeUpStep[]>();
  for (const step of visits.flatMap((visit) => visit.steps.filter(({ seen }) => seen))) {
    const own = names.get(step.step);
    if (own) own.push(step);
    else names.set(step.step, [step]);
  }
  const questions = [...names].map(([name, own]) => {
    const times = own.flatMap(({ answerMs }) => (answerMs === undefined ? [] : [answerMs]));
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
    const faults = [
      ...countBy(
        own.filter(({ left }) => left),
        ({ fault }) => fault,
      ),
    ];
    return {
      step: name,
      secondsToAnswer: times.length === 0 ? null : Math.round(mean / 100) / 10,
      backs: own.reduce((sum, { backs }) => sum + backs, 0),
      refused: own.reduce((sum, { refused }) => sum + refused, 0),
      leftAfter: faults.map(([fault, left]) => ({ fault, left })).sort((a, b) => (a.fault < b.fault ? -1 : 1)),
    };
  });
  return questions.sort((one, other) => (one.step < other.step ? -1 : 1));
}
