import type { MadeUpVisit } from '@/lib/commands/made-up/made-up-visit';
import type { MadeUpMonth } from './made-up-truth';

/** An experiment, as far as its visitors are counted by it: days in UTC, both included. */
interface AskedExperiment {
  readonly name: string;
  readonly page: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly variants: readonly { readonly name: string }[];
}

/** Visitors by the variant that they saw, and whoever counts for none. */
export function countExposures({ visits, money }: MadeUpMonth, experiment: AskedExperiment) {
  const { name, page, startsOn, endsOn } = experiment;
  const shown = visits.filter(({ startedAt }) => {
    const day = new Date(startedAt).toISOString().slice(0, 10);
    return day >= startsOn && day <= endsOn;
  });
  const isExposed = ({ variant }: MadeUpVisit) => variant.startsWith(`${name}.`);
  const visitors = new Map<string, MadeUpVisit[]>();
  for (const visit of shown.filter((one) => one.kind === 'visitor' && isExposed(one))) {
    const group = visitors.get(visit.anonymousId);
    if (group) group.push(visit);
    else visitors.set(visit.anonymousId, [visit]);
  }
  const people = [...visitors.values()];
  const isMixed = (own: readonly MadeUpVisit[]) => new Set(own.map(({ variant }) => variant)).size > 1;
  const variants = experiment.variants.map((one) => {
    const own = people.filter((group) => !isMixed(group) && group[0]?.variant === `${name}.${one.name}`);
    const share = (isSo: (visit: MadeUpVisit) => boolean) => own.filter((group) => group.some(isSo)).length;
    const earned = (visit: MadeUpVisit) => money.earnings.get(visit.sessionId);
    const callsTapped = share(({ isCallTapped }) => isCallTapped);
    const revenueCents = own.flat().reduce((sum, visit) => sum + (earned(visit)?.revenueCents ?? 0), 0);
    const refused = share(({ steps }) => steps.some((step) => step.refused > 0));
    const rate = (part: number) => (own.length === 0 ? 0 : part / own.length);
    return {
      ...{ variant: one.name, exposures: own.length, callsTapped, rate: rate(callsTapped), revenueCents },
      revenueCentsPerVisitor: rate(revenueCents),
      leads: share(({ leadId }) => leadId !== undefined),
      numbersShown: share(({ isNumberShown }) => isNumberShown),
      sold: share((visit) => earned(visit)?.isSold === true),
      refusedRate: rate(refused),
    };
  });
  const bots = shown.filter((visit) => visit.kind === 'bot' && isExposed(visit)).length;
  const forced = shown.filter((visit) => visit.kind === 'forced' && visit.page.pageName === page).length;
  const leftOut = {
    ...(bots > 0 && { bot: bots }),
    ...(forced > 0 && { forced }),
    mixed: people.filter(isMixed).length,
  };
  return { variants, leftOut };
}
