import { drawUuid, pick, type Random } from '@/lib/commands/made-up/made-up-people';
import type { MadeUpVisit } from '@/lib/commands/made-up/made-up-visit';

/** What a call network tells, as its message has it. */
export interface Telling {
  readonly id: string;
  readonly kind: 'connected' | 'qualified' | 'sold' | 'returned' | 'refused';
  readonly revenueCents: number;
  readonly currency: string;
  readonly occurredAt: string;
  readonly key?: string;
  readonly leadId?: string;
}

/** What a campaign cost on a day, as somebody imports it. */
export interface MadeUpCost {
  readonly day: string;
  readonly source: string;
  readonly campaign: string;
  readonly currency: string;
  readonly cents: number;
}

/** What a visit came to. */
export interface Earnings {
  isConnected: boolean;
  isSold: boolean;
  revenueCents: number;
}

/** What nobody can be found for; `at` is Unix ms. */
export interface Unmatched {
  readonly at: number;
  readonly revenueCents: number;
}

/** What visits led to, with account of it: filled by the batch, so that a month need not be in memory at once. */
export interface MadeUpMoney {
  readonly earnings: Map<string, Earnings>;
  readonly unmatched: Unmatched[];
}

export function emptyMoney(): MadeUpMoney {
  return { earnings: new Map(), unmatched: [] };
}

const MINUTE_MS = 60_000;
const SHARE_TOLD = 0.6;
const SHARE_FOREIGN = 0.05;
const SHARE_TWICE = 0.3;
const SHARE_OF_NOBODY = 0.02;

interface Fate {
  readonly kinds: readonly (readonly [kind: Telling['kind'], revenueCents: number])[];
  readonly share: number;
}

function drawFates(random: Random): readonly Fate[] {
  const cents = 500 + Math.floor(random() * 9500);
  return [
    { share: 0.15, kinds: [['connected', 0]] },
    {
      share: 0.2,
      kinds: [
        ['connected', 0],
        ['qualified', cents],
      ],
    },
    {
      share: 0.4,
      kinds: [
        ['connected', 0],
        ['qualified', cents],
        ['sold', cents * 2],
      ],
    },
    {
      share: 0.1,
      kinds: [
        ['sold', cents],
        ['returned', 0],
      ],
    },
    {
      share: 0.05,
      kinds: [
        ['sold', cents],
        ['sold', cents + 1],
      ],
    },
    { share: 0.1, kinds: [['refused', 0]] },
  ];
}

function drawFate(random: Random): Fate['kinds'] {
  let drawn = random();
  const fates = drawFates(random);
  for (const { share, kinds } of fates) {
    if (drawn < share) return kinds;
    drawn -= share;
  }
  return [['connected', 0]];
}

type Whose = Pick<Telling, 'key' | 'leadId'>;

/** One call, told step by step, each step later than the one before; the last is what stands. */
function tellCall(random: Random, startedAt: number, whose: Whose): readonly Telling[] {
  const id = drawUuid(random);
  const currency = random() < SHARE_FOREIGN ? 'EUR' : 'USD';
  let at = startedAt;
  return drawFate(random).map(([kind, revenueCents]) => {
    at += MINUTE_MS + Math.floor(random() * 20 * MINUTE_MS);
    return { id, kind, revenueCents, currency, occurredAt: new Date(at).toISOString(), ...whose };
  });
}

function earn(told: readonly Telling[], earnings: Earnings): void {
  const last = told.at(-1);
  if (!last) return;
  if (last.kind !== 'refused') earnings.isConnected = true;
  if (last.kind === 'sold') earnings.isSold = true;
  if (last.currency === 'USD') earnings.revenueCents += last.revenueCents;
}

function nameVisit(random: Random, { leadId, sessionId }: MadeUpVisit): Whose {
  const drawn = random();
  if (leadId !== undefined && drawn < 0.4) return { key: leadId };
  return leadId !== undefined && drawn < 0.6 ? { leadId } : { key: sessionId };
}

/** A sale that was paid back under an id of its own, some days later. */
function payBack(random: Random, startedAt: number, whose: Whose): Telling {
  const at = startedAt + Math.floor(random() * 60 * MINUTE_MS);
  const cents = -100 - Math.floor(random() * 900);
  const told = {
    kind: 'returned',
    revenueCents: cents,
    currency: 'USD',
    occurredAt: new Date(at).toISOString(),
  } as const;
  return { id: drawUuid(random), ...told, ...whose };
}

function tellVisit(random: Random, visit: MadeUpVisit, money: MadeUpMoney): readonly Telling[] {
  if (!visit.isCallTapped || random() > SHARE_TOLD) return [];
  const last = visit.events.at(-1)?.at ?? visit.startedAt;
  const calls = [tellCall(random, last, nameVisit(random, visit))];
  if (random() < 0.08) calls.push(tellCall(random, last, nameVisit(random, visit)));
  if (random() < 0.08) calls.push([payBack(random, last, nameVisit(random, visit))]);
  const own: Earnings = { isConnected: false, isSold: false, revenueCents: 0 };
  for (const told of calls) earn(told, own);
  money.earnings.set(visit.sessionId, own);
  return calls.flat();
}

/** A call of whoever is no visit of ours. */
function tellOfNobody(random: Random, { startedAt }: MadeUpVisit, money: MadeUpMoney): readonly Telling[] {
  const told = tellCall(random, startedAt, { key: `nobody.${drawUuid(random)}` });
  const last = told.at(-1);
  if (last) {
    const revenueCents = last.currency === 'USD' ? last.revenueCents : 0;
    money.unmatched.push({ at: Date.parse(last.occurredAt), revenueCents });
  }
  return told;
}

/** What a network posts of these visits and of nobody, some of it twice, in any order; `money` keeps account. */
export function tellOutcomes(random: Random, visits: readonly MadeUpVisit[], money: MadeUpMoney): readonly Telling[] {
  const told = visits.flatMap((visit) => [
    ...tellVisit(random, visit, money),
    ...(random() < SHARE_OF_NOBODY ? tellOfNobody(random, visit, money) : []),
  ]);
  const twice = [...told, ...told.filter(() => random() < SHARE_TWICE)];
  const placed = twice.map((one) => [random(), one] as const);
  return placed.sort(([one], [other]) => one - other).map(([, one]) => one);
}

const ADS = [
  ...([
    ['google', 'winter'],
    ['Facebook', 'WINTER'],
    ['facebook', 'grocery'],
    ['taboola', 'story'],
  ] as const),
  ...([
    ['google', 'of nobody'],
    ['microsoft', 'unnamed'],
  ] as const),
];

/** What ads of these days cost, and what of it stands: some days were told wrongly first. */
export function makeCosts(random: Random, days: readonly string[]) {
  const standing = days.flatMap((day) =>
    ADS.map(([source, campaign]): MadeUpCost => {
      const currency = random() < SHARE_FOREIGN ? 'EUR' : 'USD';
      return { day, source, campaign, currency, cents: 1000 + Math.floor(random() * 90_000) };
    }),
  );
  const wrong = standing.filter(() => random() < 0.1).map((cost) => ({ ...cost, cents: pick(random, [0, 7, 99_999]) }));
  return { told: [...wrong, ...standing], standing };
}
