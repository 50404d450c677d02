import { useEffect, useMemo, useState, type RefObject, type SubmitEvent } from 'react';
import type { ShownStep } from '@/lib/browser/answers/asked-fields';
import { browserSubmission, createStepSubmission } from '@/lib/browser/form/step-submission';
import type { StepErrors } from '@/lib/browser/answers/step-validation';
import type { FormState } from '@/lib/engine/form-state';
import type { Move } from '@/lib/engine/move';
import { interpolate } from '@/lib/copy/interpolate';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { fetchLateParts } from './late-parts';

interface StepSubmitInput extends Omit<ShownStep, 'explainUnknownZip' | 'values'> {
  readonly words: Pick<UiMessages['form'], 'continue' | 'unknownZip'>;
  readonly state: FormState;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether the next step may need what no first step shows. */
  readonly needsLateParts: boolean;
  readonly move: (move: Move) => void;
}

/** Submitting a step, mounted: what to mend, counties to choose from, whether all is being checked, the submit handler. */
export function useStepSubmit({ state, form, move, words, needsLateParts, ...shown }: StepSubmitInput) {
  const [errors, setErrors] = useState<StepErrors>({});
  const [counties, setCounties] = useState<readonly string[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly showFault: () => void }>();
  const { attach, submit, reset } = useMemo(
    () =>
      createStepSubmission(
        {
          ...{ move, report: setErrors, askCounty: setCounties, reportChecking: setIsChecking, fetchLateParts },
          refuse: (showFault) => setRefusal({ showFault }),
        },
        browserSubmission,
      ),
    [move],
  );
  const isNear = needsLateParts || Object.keys(state.values).length > 0;

  useEffect(() => (form.current ? attach(form.current, isNear) : undefined), [form, isNear, attach]);
  useEffect(() => reset, [shown.step.name, reset]);
  useEffect(() => refusal?.showFault(), [refusal]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const explainUnknownZip = (zipCode: string) => interpolate(words.unknownZip, { zipCode, button: words.continue });
    if (form.current && state.status === 'answering')
      void submit({ ...shown, values: state.values, explainUnknownZip }, form.current, submitter);
  }

  return { errors, counties, isChecking, onSubmit };
}
