import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { runAfterIdle } from '@/lib/browser/after-idle';
import type { StepErrors, StepValidation } from '@/lib/browser/step-validation';
import { findBirthDateFault } from '@/lib/fields/birth-date';
import { findFieldAttributes } from '@/lib/fields/field-attributes';
import type { AskedField } from '@/lib/fields/field-schema';
import { parseValues } from '@/lib/fields/field-parsers';
import type { FormValues } from '@/lib/fields/form-values';
import { readConsentAct } from './consent-act-reader';
import type { FormState, JourneyStep } from '@/lib/form/form-state';
import type { Move } from '@/lib/form/move';
import { blankValues } from '@/lib/form/step-fields';
import type { DateWords, FunnelFormProps } from './form-props';

interface StepSubmitInput {
  readonly step: JourneyStep;
  readonly state: FormState;
  readonly fields: FunnelFormProps['fields'];
  readonly date: DateWords | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly move: (move: Move) => void;
}

/** A date says which of its boxes to mend. */
function explainDate(input: unknown, { errors }: DateWords): string {
  const [month = '', day = '', year = ''] = typeof input === 'string' ? input.split('-') : [];
  return errors[findBirthDateFault({ month, day, year }) ?? 'noSuchDay'];
}

function listAskedFields(
  step: JourneyStep,
  fields: FunnelFormProps['fields'],
  date: DateWords | undefined,
): readonly AskedField[] {
  if (step.asking.kind === 'list') {
    const { field } = step.asking;
    return [{ name: field, optional: false, error: fields[field]?.error ?? '' }];
  }
  if (step.asking.kind !== 'fields') return [];
  return step.asking.fields.map(({ name, optional = false }) => {
    const isDate = date !== undefined && findFieldAttributes(name).control === 'date';
    const error = isDate ? (input: unknown) => explainDate(input, date) : (fields[name]?.error ?? '');
    return { name, optional, error };
  });
}

/** What the visitor's answer holds; fields left empty are there, as undefined. */
function readAnswer(step: JourneyStep, form: HTMLFormElement, submitter: HTMLElement | null): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const tapped =
    submitter instanceof HTMLButtonElement && submitter.name !== '' ? [[submitter.name, submitter.value]] : [];
  return { ...blankValues(step), ...parseValues(Object.fromEntries([...entries, ...tapped])) };
}

function prepareChecks(): void {
  void import('@/lib/browser/step-validation');
  void import('@/lib/browser/form-hooks');
}

/** Submitting a step: check what was typed, say what to mend, or hand the answer to the engine. */
export function useStepSubmit({ step, state, fields, date, form, move }: StepSubmitInput) {
  const [errors, setErrors] = useState<StepErrors>({});
  const hasAnswers = Object.keys(state.values).length > 0;
  const validation = useRef<{ readonly stepName: string; readonly attached: StepValidation }>(undefined);

  // Fetched when the visitor reaches for the form, or at once when an answer is there already: what checks an answer
  // weighs as much as all else on the page, and no answer may wait for it.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (hasAnswers) runAfterIdle(prepareChecks);
    element.addEventListener('focusin', prepareChecks, { once: true });
    element.addEventListener('pointerdown', prepareChecks, { once: true });
    return () => {
      element.removeEventListener('focusin', prepareChecks);
      element.removeEventListener('pointerdown', prepareChecks);
    };
  }, [form, hasAnswers]);

  useEffect(
    () => () => {
      validation.current?.attached.dispose();
      validation.current = undefined;
      setErrors({});
    },
    [step.name],
  );

  async function isAnswered(element: HTMLFormElement): Promise<boolean> {
    const asked = listAskedFields(step, fields, date);
    if (asked.length === 0) return true;
    const { attachValidation } = await import('@/lib/browser/step-validation');
    validation.current ??= { stepName: step.name, attached: attachValidation(element, asked, setErrors) };
    return validation.current.attached.check();
  }

  async function submit(element: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (!(await isAnswered(element))) {
      element.querySelector<HTMLElement>('[data-error-summary]')?.focus();
      return;
    }
    const consent = step.asking.kind === 'consent' ? readConsentAct(element, step.question) : undefined;
    move({
      kind: 'submit',
      stepName: step.name,
      values: readAnswer(step, element, submitter),
      ...(consent && { consent }),
    });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (form.current && state.status === 'answering') void submit(form.current, submitter);
  }

  return { errors, onSubmit };
}
