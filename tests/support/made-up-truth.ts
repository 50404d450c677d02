import type { MadeUpVisit } from '@/lib/commands/made-up/made-up-visit';

/** What a report is asked about, as this file understands it: it shares nothing with the reports. */
export interface Asked {
  readonly page?: string;
  readonly brand?: string;
  readonly from: string;
  readonly to: string;
}

/** The day in Pacific time, by the clock of the platform. */
export function findPacificDay(at: number): string {
  const parts = new Date(at).toLocaleDateString('en-US', {
    ...({ timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  });
  const [month, day, year] = parts.split('/');
  return `${year}-${month}-${day}`;
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

/** What the funnel of these visits has to be; steps by their names, costs and outcomes none. */
export function countFunnel(visits: readonly MadeUpVisit[]) {
  return {
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

/** The funnel of each group that has a visit, by the names of its cuts. */
export function countGroups(visits: readonly MadeUpVisit[], by: readonly string[]) {
  const groups = new Map<string, MadeUpVisit[]>();
  for (const visit of visits) {
    const key = JSON.stringify(by.map((cut) => CUTS[cut]?.(visit)));
    groups.set(key, [...(groups.get(key) ?? []), visit]);
  }
  return new Map([...groups].map(([key, group]) => [key, countFunnel(group)]));
}

/** Steps back, refusals, times and where which error came last, by question. */
export function countQuestions(visits: readonly MadeUpVisit[]) {
  const steps = visits.flatMap((visit) => visit.steps).filter(({ seen }) => seen);
  const names = [...new Set(steps.map(({ step }) => step))].sort();
  return names.map((name) => {
    const own = steps.filter(({ step }) => step === name);
    const times = own.flatMap(({ answerMs }) => (answerMs === undefined ? [] : [answerMs]));
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
    const faults = [...new Set(own.filter(({ left }) => left).map(({ fault }) => fault))].sort();
    return {
      step: name,
      secondsToAnswer: times.length === 0 ? null : Math.round(mean / 100) / 10,
      backs: own.reduce((sum, { backs }) => sum + backs, 0),
      refused: own.reduce((sum, { refused }) => sum + refused, 0),
      leftAfter: faults.map((fault) => ({ fault, left: own.filter((one) => one.left && one.fault === fault).length })),
    };
  });
}
