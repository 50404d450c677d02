import { listOwnFields, pickAskedFields } from '@/lib/form/step-fields';
import type { FormValues } from '@/lib/fields/form-values';
import { findStepBeforeConsent } from './asked-steps';
import type { LocalizedForm, LocalizedStep } from './form-state';
import { walkJourney } from './journey';

/** Where a visitor who comes back left off. */
export interface Resume {
  readonly stepName: string;
  /** Its place on the visitor's way, from 1. */
  readonly number: number;
}

/** Answered, or left out: a question that was skipped is there without a value. */
function isPassed(step: LocalizedStep, values: FormValues): boolean {
  const names = listOwnFields(pickAskedFields(step, values));
  return names.length > 0 && names.some((name) => Object.hasOwn(values, name));
}

/**
 * The first question of the journey that these answers have not passed; undefined where that is the first, or the
 * second, to which one tap leads. A consent that cannot be given is no place to go on: what it needs is.
 */
export function findResume(localizedForm: LocalizedForm, values: FormValues): Resume | undefined {
  const journey = walkJourney(localizedForm, values);
  const open = journey.findIndex((step) => !isPassed(step, values));
  const next = journey[open];
  const needed = next?.asking.kind === 'consent' ? findStepBeforeConsent(localizedForm, values) : undefined;
  const step = needed ?? next;
  const number = step ? journey.indexOf(step) + 1 : 0;
  return step && number > 2 ? { stepName: step.name, number } : undefined;
}
