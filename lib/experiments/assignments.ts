import type { Experiment, Variant } from './experiment';

/** `name.variant~name.variant`; identifies nobody. */
export const EXPERIMENTS_COOKIE_NAME = '__Host-experiments';
export const EXPERIMENTS_COOKIE_SECONDS = 150 * 24 * 60 * 60;

const COOKIE_BYTES_MAXIMUM = 500;
const SHAPE = /^[a-z\d.~-]+$/;

export type Assignments = ReadonlyMap<string, string>;

export function findVariant(experiment: Experiment, name: string | undefined): Variant | undefined {
  return experiment.variants.find((variant) => variant.name === name);
}

/** Drops whatever is too long, malformed or unknown: the visitor can edit the cookie. */
export function parseAssignments(value: string | undefined, experiments: readonly Experiment[]): Assignments {
  const kept = new Map<string, string>();
  if (value === undefined || value.length > COOKIE_BYTES_MAXIMUM || !SHAPE.test(value)) return kept;
  for (const entry of value.split('~')) {
    const [name = '', variantName] = entry.split('.');
    const experiment = experiments.find((known) => known.name === name);
    const variant = experiment && findVariant(experiment, variantName);
    if (variant) kept.set(name, variant.name);
  }
  return kept;
}

/** Drops the oldest assignments when the cookie grows too long. */
export function formatAssignments(assignments: Assignments): string {
  const entries = [...assignments].map(([name, variant]) => `${name}.${variant}`);
  while (entries.join('~').length > COOKIE_BYTES_MAXIMUM) entries.shift();
  return entries.join('~');
}
