import sharedZips from './shared-zips.json';

/** By ZIP: `Cherokee|Forsyth`, `Union, LA`. */
const OTHER_COUNTIES: Readonly<Record<string, string>> = sharedZips;

/**
 * The counties that a ZIP of five digits reaches into besides the one of its place; none for most. Names of a state’s
 * own counties as in the ZIP table; those across its border end in their state.
 */
export function listOtherCounties(zip: string): readonly string[] {
  return OTHER_COUNTIES[zip]?.split('|') ?? [];
}
