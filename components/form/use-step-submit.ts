import { useEffect, useMemo, useState, type RefObject, type SubmitEvent } from 'react';
import type { ShownStep } from '@/lib/browser/answers/asked-fields';
import { browserSubmission, createStepSubmission } from '@/lib/browser/form/step-submission';
import type { StepErrors } from '@/lib/browser/answers/step-validation';
import type { FormState } from '@/lib/engine/form-state';
import type { Move } from '@/lib/engine/move';
import { fetchLateParts } from './late-parts';

interface StepSubmitInput extends ShownStep {
  readonly state: FormState;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly move: (move: Move) => void;
}

/** Submitting a step, mounted: what is wrong with its answers, whether they are being checked, and the submit handler. */
export function useStepSubmit({ state, form, move, ...shown }: StepSubmitInput) {
  const [errors, setErrors] = useState<StepErrors>({});
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly showFault: () => void }>();
  const { attach, submit, reset } = useMemo(
    () =>
      createStepSubmission(
        {
          move,
          report: setErrors,
          refuse: (showFault) => setRefusal({ showFault }),
          reportChecking: setIsChecking,
          fetchLateParts,
        },
        browserSubmission,
      ),
    [move],
  );
  const hasAnswers = Object.keys(state.values).length > 0;

  useEffect(() => (form.current ? attach(form.current, hasAnswers) : undefined), [form, hasAnswers, attach]);
  useEffect(() => reset, [shown.step.name, reset]);
  useEffect(() => refusal?.showFault(), [refusal]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (form.current && state.status === 'answering') void submit(shown, form.current, submitter);
  }

  return { errors, isChecking, onSubmit };
}
