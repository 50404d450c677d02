import type { ExperimentFigures, VariantFigures } from './experiment-figures';
import { sumOf } from './group-rows';

function inHundred(share: number): string {
  return Math.abs(share * 100).toFixed(2);
}

/** What one variant shows beside the first; undefined while nothing may be said. */
function concludeVariant({ variant, rateDifference }: VariantFigures, control: string): string | undefined {
  if (!rateDifference) return undefined;
  const { low, high } = rateDifference;
  if (low > 0) {
    return `“${variant}” brings more calls than “${control}”: ${inHundred(low)} to ${inHundred(high)} more of 100 visitors.`;
  }
  if (high < 0) {
    return `“${variant}” brings fewer calls than “${control}”: ${inHundred(high)} to ${inHundred(low)} fewer of 100 visitors.`;
  }
  return (
    `“${variant}” shows no difference from “${control}” yet: it may bring up to ${inHundred(low)} fewer or ` +
    `${inHundred(high)} more calls of 100 visitors.`
  );
}

type Found = Pick<ExperimentFigures, 'variants' | 'isSplitWrong' | 'visitorsNeeded' | 'daysLeft'>;

/** In plain words, what may be concluded, however often one looks. */
export function concludeExperiment({ variants, isSplitWrong, visitorsNeeded, daysLeft }: Found): string {
  if (isSplitWrong) {
    return 'Visitors were not given the variants in the shares of their weights: nothing may be concluded until it is known why.';
  }
  const [control, ...others] = variants;
  const told = others.flatMap((variant) => concludeVariant(variant, control?.variant ?? '') ?? []);
  if (told.length === 0) return 'Too few visitors have come to say anything.';
  const isOpen = others.some(({ rateDifference: one }) => one && one.low <= 0 && one.high >= 0);
  const come = sumOf(variants, ({ exposures }) => exposures);
  if (!isOpen || visitorsNeeded === null) return told.join(' ');
  const rest =
    come < visitorsNeeded
      ? `A rise of 10 % takes about ${visitorsNeeded.toLocaleString('en-US')} visitors to show; ${come.toLocaleString('en-US')} have come, and ${daysLeft} days are left.`
      : 'Enough visitors have come that a rise of 10 % would likely have shown.';
  return `${told.join(' ')} ${rest}`;
}
