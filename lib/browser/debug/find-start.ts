import { isChosen, listChoiceValues, listFields, pickAskedFields } from '@/lib/form/step-fields';
import type { LocalizedForm, LocalizedStep } from '@/lib/engine/form-state';
import { walkJourney } from '@/lib/engine/journey';
import type { FieldName } from '@/lib/fields/field-name';
import { parseValues, type FormValues } from '@/lib/fields/form-values';
import { listDateParts } from '@/lib/fields/list-date-parts';
import { findAnswer, type SamplePerson } from './sample-people';

/** What is asked of everybody: no county of anybody’s making fits a ZIP that counties share. */
function listUsualFields(step: LocalizedStep): readonly FieldName[] {
  const { asking } = step;
  if (asking.kind !== 'fields') return listFields(step);
  return asking.fields.filter(({ onlyForSharedZip }) => !onlyForSharedZip).map(({ name }) => name);
}

/** As the form keeps what this person answers to a step; where nothing is known of them, the last choice. */
function answerStep(step: LocalizedStep, person: SamplePerson, today: string): FormValues {
  const { asking } = step;
  const given = Object.fromEntries(listUsualFields(step).map((name) => [name, findAnswer(person, name)]));
  const own = parseValues(given, today);
  if (asking.kind !== 'choice') return own;
  const choice = asking.choices.find((one) => isChosen(asking, one, own)) ?? asking.choices.at(-1);
  return choice ? listChoiceValues(asking, choice) : {};
}

function answerForm({ steps }: LocalizedForm, person: SamplePerson, today: string): FormValues {
  return Object.assign({}, ...steps.map((step) => answerStep(step, person, today))) as FormValues;
}

/** All answers of a person, and these again with another choice at one step, which may lead elsewhere. */
function listWays(localizedForm: LocalizedForm, person: SamplePerson, today: string): readonly FormValues[] {
  const answers = answerForm(localizedForm, person, today);
  const others = localizedForm.steps.flatMap(({ asking }) =>
    asking.kind === 'choice'
      ? asking.choices.map((choice) => ({ ...answers, ...listChoiceValues(asking, choice) }))
      : [],
  );
  return [answers, ...others];
}

/** Of these answers, those that a form has once it arrives at a step; undefined where they do not lead there. */
function pickBefore(localizedForm: LocalizedForm, stepName: string, answers: FormValues): FormValues | undefined {
  const journey = walkJourney(localizedForm, answers);
  const place = journey.findIndex(({ name }) => name === stepName);
  if (place < 0) return undefined;
  const asked = journey.slice(0, place).flatMap((step) => listFields(pickAskedFields(step, answers)));
  const before = Object.fromEntries(asked.map((name) => [name, answers[name]]));
  return { ...before, ...listDateParts(before) };
}

/**
 * The answers with which a form begins at a step: those of the first of these people whose way leads there, all before
 * it and none from it on. Undefined for a step to which no way leads.
 */
export function findStart(
  localizedForm: LocalizedForm,
  stepName: string,
  people: readonly SamplePerson[],
  today: string,
): FormValues | undefined {
  const plain = people.map((person) => answerForm(localizedForm, person, today));
  const varied = people.flatMap((person) => listWays(localizedForm, person, today));
  for (const answers of [...plain, ...varied]) {
    const before = pickBefore(localizedForm, stepName, answers);
    if (before) return before;
  }
  return undefined;
}
