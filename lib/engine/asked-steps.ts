import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import { listChoiceValues, listOwnFields, listRequiredFields, pickAskedFields } from '@/lib/form/step-fields';
import type { Answered, LocalizedForm, LocalizedStep } from './form-state';
import { getStep, type StepPosition } from './get-step';
import { walkJourney } from './journey';

// Which steps of the journey are asked. Nothing is asked twice in a visit: what the form before this one settled is
// passed over. Nobody agrees to be called without saying who they are and at which number (compliance C-01, C-02):
// after a question that the consent needs is left out, the form goes on behind the consent.

const NEEDED_FOR_CONSENT: readonly FieldName[] = [
  'firstName',
  'lastName',
  'phone',
  'driver1FirstName',
  'driver1LastName',
  'driver1Phone',
];

function listMissing(step: LocalizedStep, values: FormValues): readonly FieldName[] {
  return listRequiredFields(step).filter((name) => values[name] === undefined);
}

function lacksWhatConsentNeeds(step: LocalizedStep, values: FormValues): boolean {
  return listMissing(step, values).some((name) => NEEDED_FOR_CONSENT.includes(name));
}

/** What has to be answered is settled only as long as the answer is there. */
function isFieldSettled(step: LocalizedStep, name: FieldName, { values, settled = [] }: Answered): boolean {
  const mayBeBlank = step.skippable === true || !listRequiredFields(step).includes(name);
  return settled.includes(name) && (mayBeBlank || values[name] !== undefined);
}

/** A step is settled when all that it asks is; one that asks nothing never is. */
export function isSettled(step: LocalizedStep, answered: Answered): boolean {
  const names = listOwnFields(pickAskedFields(step, answered.values));
  return names.length > 0 && names.every((name) => isFieldSettled(step, name, answered));
}

/** Of a step that others settled in part, what is left to ask. One that is opened though it is settled asks it all. */
export function leaveOutSettled(step: LocalizedStep, answered: Answered): LocalizedStep {
  const { asking } = step;
  const settled = listOwnFields(step).filter((name) => isFieldSettled(step, name, answered));
  if (settled.length === 0 || isSettled(step, answered)) return step;
  if (asking.kind === 'fields') {
    return { ...step, asking: { ...asking, fields: asking.fields.filter(({ name }) => !settled.includes(name)) } };
  }
  if (asking.kind !== 'choice') return step;
  const fits = (values: FormValues) =>
    settled.every((name) => answered.values[name] === undefined || values[name] === answered.values[name]);
  const choices = asking.choices.filter((choice) => fits(listChoiceValues(asking, choice)));
  return { ...step, asking: { ...asking, choices: choices.length > 1 ? choices : asking.choices } };
}

/** The first step of the journey without which there can be no consent; undefined when all are answered. */
export function findStepBeforeConsent(localizedForm: LocalizedForm, values: FormValues): LocalizedStep | undefined {
  return walkJourney(localizedForm, values).find((step) => lacksWhatConsentNeeds(step, values));
}

/** Of a journey, its first step and what is asked behind it. */
function pickAsked(journey: readonly LocalizedStep[], answered: Answered): readonly LocalizedStep[] {
  const consent = journey.findIndex(({ asking }) => asking.kind === 'consent');
  let isConsentOut = false;
  return journey.filter((step, place) => {
    const isAsked = place === 0 || !(isSettled(step, answered) || (isConsentOut && place <= consent));
    isConsentOut ||= lacksWhatConsentNeeds(step, answered.values);
    return isAsked;
  });
}

interface Onward {
  /** Undefined where the journey ends. */
  readonly next: LocalizedStep | undefined;
  /** What lies between; what these steps set off is still to be set off. */
  readonly passed: readonly LocalizedStep[];
}

/** The next step to ask, behind a step that was answered or left out. */
export function findOnward(localizedForm: LocalizedForm, stepName: string, answered: Answered): Onward {
  const journey = walkJourney(localizedForm, answered.values, getStep(localizedForm, stepName).step);
  const [, next] = pickAsked(journey, answered);
  return { next, passed: journey.slice(1, next && journey.indexOf(next)) };
}

/** The first step; when the form before this one settled it, the first that is left, if any. */
function findOpeningStep(localizedForm: LocalizedForm, answered: Answered): LocalizedStep {
  const [first] = localizedForm.steps;
  return isSettled(first, answered) ? (findOnward(localizedForm, first.name, answered).next ?? first) : first;
}

/**
 * The step to show for the one that an address names. An unknown or missing name selects the opening step; a consent
 * that cannot be given leads to the question that it needs.
 */
export function selectStep(
  localizedForm: LocalizedForm,
  stepName: string | undefined,
  answered: Answered,
): StepPosition {
  const named = getStep(localizedForm, stepName);
  const isNamed = stepName !== undefined && !named.isFallback;
  const isConsent = named.step.asking.kind === 'consent';
  const missing = isConsent ? findStepBeforeConsent(localizedForm, answered.values) : undefined;
  const shown = isNamed ? (missing ?? named.step) : findOpeningStep(localizedForm, answered);
  return { ...getStep(localizedForm, shown.name), isFallback: named.isFallback };
}

/** The steps that were asked before this one, in order; for a step off the journey, those that stand before it. */
export function listAskedBefore(
  localizedForm: LocalizedForm,
  stepName: string,
  answered: Answered,
): readonly LocalizedStep[] {
  const before = localizedForm.steps.slice(0, getStep(localizedForm, stepName).number - 1);
  const opening = findOpeningStep(localizedForm, answered);
  const asked = pickAsked(walkJourney(localizedForm, answered.values, opening), answered);
  return asked.filter((step) => before.includes(step));
}
