import type { Experiment } from '@/lib/experiments/experiment';
import {
  compareMeans,
  planVisitors,
  sampleOfAmounts,
  sampleOfRate,
  type Interval,
  type Sample,
} from './confidence-sequence';
import type { ExperimentFigures, ExperimentRows, ExposureCounts, VariantFigures } from './experiment-figures';
import { concludeExperiment } from './conclude-experiment';
import { sumOf } from './group-rows';
import { addDays, countDays } from './report-question';
import { isSplitWrong } from './sample-ratio';

const NOBODY: Omit<ExposureCounts, 'variant'> = {
  ...{ visitors: 0, leads: 0, numbersShown: 0, callsTapped: 0, sold: 0, refused: 0 },
  ...{ revenueCents: 0, revenueCentsSquared: 0 },
};

function describeVariants({ variants }: Experiment, rows: ExperimentRows): readonly VariantFigures[] {
  const counts = variants.map(({ name }) => ({
    ...(rows.variants.find(({ variant }) => variant === name) ?? NOBODY),
    name,
  }));
  const rates = counts.map(({ visitors, callsTapped }) => sampleOfRate(visitors, callsTapped));
  const earned = counts.map((one) => sampleOfAmounts(one.visitors, one.revenueCents, one.revenueCentsSquared));
  const [rate, revenue] = [rates[0], earned[0]];
  const compareWith = (control: Sample | undefined, own: Sample | undefined): Interval | null =>
    control && own && own !== control ? (compareMeans(control, own, variants.length - 1) ?? null) : null;
  return counts.map((one, index) => {
    const [ownRate, ownRevenue] = [rates[index], earned[index]];
    return {
      ...{ variant: one.name, weight: variants[index]?.weight ?? 0, exposures: one.visitors },
      ...{ callsTapped: one.callsTapped, rate: ownRate?.mean ?? 0 },
      rateDifference: compareWith(rate, ownRate),
      ...{ revenueCents: one.revenueCents, revenueCentsPerVisitor: ownRevenue?.mean ?? 0 },
      revenueDifference: compareWith(revenue, ownRevenue),
      ...{ leads: one.leads, numbersShown: one.numbersShown, sold: one.sold },
      refusedRate: sampleOfRate(one.visitors, one.refused).mean,
    };
  });
}

/** What an experiment shows by `today` (yyyy-MM-dd). */
export function buildExperimentFigures(experiment: Experiment, rows: ExperimentRows, today: string): ExperimentFigures {
  const { name, page, startsOn, endsOn } = experiment;
  const variants = describeVariants(experiment, rows);
  const exposed = sumOf(variants, ({ exposures }) => exposures);
  const found = {
    daysLeft: endsOn < today ? 0 : countDays({ from: addDays(today, 1), to: endsOn }),
    variants,
    isSplitWrong:
      exposed > 0 &&
      isSplitWrong(
        variants.map(({ exposures }) => exposures),
        variants.map(({ weight }) => weight),
      ),
    visitorsNeeded: planVisitors(variants[0]?.rate ?? 0) ?? null,
  };
  return {
    ...{ name, page, startsOn, endsOn },
    ...found,
    leftOut: rows.leftOut,
    conclusion: concludeExperiment(found),
  };
}
