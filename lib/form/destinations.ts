import type { FormValues } from '@/lib/fields/form-values';
import { holds, type AnswerCondition } from './condition';

/** Where a page leads after its form. */
export interface Destinations {
  /** A path on this brand. */
  readonly destination?: string;
  /** The first whose condition holds is taken instead. */
  readonly destinationBranches?: readonly { readonly when: AnswerCondition; readonly destination: string }[];
}

/** Undefined for a page that leads nowhere. */
export function findDestination(
  { destination, destinationBranches = [] }: Destinations,
  values: FormValues,
): string | undefined {
  return destinationBranches.find(({ when }) => holds(when, values))?.destination ?? destination;
}
