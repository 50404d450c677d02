import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type * as answersModule from '@/lib/browser/answers';
import { runAfterIdle } from '@/lib/browser/after-idle';
import type { StepErrors, StepValidation } from '@/lib/browser/step-validation';
import type { AskedField } from '@/lib/fields/field-schema';
import { readConsentAct } from './consent-act-reader';
import type { FormState, JourneyStep } from '@/lib/form/form-state';
import type { Move } from '@/lib/form/move';
import type { DateWords, FunnelFormProps } from './form-props';
import { fetchLateParts } from './late-parts';

interface StepSubmitInput {
  readonly step: JourneyStep;
  readonly state: FormState;
  readonly fields: FunnelFormProps['fields'];
  readonly date: DateWords | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly move: (move: Move) => void;
}

type Answers = typeof answersModule;

/** What a step asks for, and how its errors read; a date says which of its boxes to mend. */
function listAskedFields(
  step: JourneyStep,
  fields: FunnelFormProps['fields'],
  date: DateWords | undefined,
  { explainDate }: Answers,
): readonly AskedField[] {
  if (step.asking.kind === 'list') {
    const { field } = step.asking;
    return [{ name: field, optional: false, error: fields[field]?.error ?? '' }];
  }
  if (step.asking.kind !== 'fields') return [];
  return step.asking.fields.map(({ name, optional = false }) => {
    const isDate = date !== undefined && fields[name]?.attributes.control === 'date';
    const error = isDate ? (input: unknown) => date.errors[explainDate(input)] : (fields[name]?.error ?? '');
    return { name, optional, error };
  });
}

function loadAnswers(): Promise<Answers> {
  return import('@/lib/browser/answers');
}

function prepareChecks(): void {
  fetchLateParts();
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
    let isMounted = true;
    let stopFormatting: () => void = () => undefined;
    runAfterIdle(
      () =>
        void loadAnswers().then(({ formatTyping }) => {
          if (isMounted) stopFormatting = formatTyping(element);
        }),
    );
    if (hasAnswers) runAfterIdle(prepareChecks);
    element.addEventListener('focusin', prepareChecks, { once: true });
    element.addEventListener('pointerdown', prepareChecks, { once: true });
    return () => {
      isMounted = false;
      stopFormatting();
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
    const asked = listAskedFields(step, fields, date, await loadAnswers());
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
    const { readAnswer, readCertificates } = await loadAnswers();
    const consent =
      step.asking.kind === 'consent'
        ? { ...readConsentAct(element, step.question), certificates: readCertificates(element) }
        : undefined;
    move({
      kind: 'submit',
      stepName: step.name,
      values: readAnswer(step, element, submitter),
      ...(consent && { consent }),
    });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Not every way to answer touches the form first.
    fetchLateParts();
    const { submitter } = event.nativeEvent;
    if (form.current && state.status === 'answering') void submit(form.current, submitter);
  }

  return { errors, onSubmit };
}
