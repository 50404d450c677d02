/** How often, at most, a fair split is called unfair: over all looks together. */
const ERROR_RATE = 0.001;

/** How closely the prior holds to the fair split: as if so many visitors had been seen. */
const PRIOR_VISITORS = 1000;

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function for numbers from 0.5 on (Lanczos, g = 7). */
export function logGamma(value: number): number {
  const shifted = value - 1;
  const base = shifted + 7.5;
  const series = LANCZOS.reduce((sum, factor, index) => sum + factor / (shifted + index + 1), 0.99999999999980993);
  return Math.log(2 * Math.PI) / 2 + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}

/**
 * Whether variants were given out in other shares than their weights say, which spoils every comparison: a sequential
 * test, valid however often one looks (Lindon and Malek, “Anytime-valid inference for multinomial count data”, NeurIPS
 * 2022): how much likelier these counts are under a Dirichlet mixture around the weights than under the weights.
 */
export function isSplitWrong(counts: readonly number[], weights: readonly number[]): boolean {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const evidence = counts.reduce(
    (sum, count, index) => {
      const share = (weights[index] ?? 0) / whole;
      const prior = PRIOR_VISITORS * share;
      return sum + logGamma(prior + count) - logGamma(prior) - count * Math.log(share);
    },
    logGamma(PRIOR_VISITORS) - logGamma(PRIOR_VISITORS + total),
  );
  return evidence >= -Math.log(ERROR_RATE);
}
