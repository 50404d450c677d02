import type { Move } from '@/lib/engine/move';
import { createZipQuestions } from './zip-questions';
import { runAfterIdle } from '../platform/after-idle';
import type * as answers from '../answers/answers';
import { listFields } from '@/lib/form/step-fields';
import type { FormValues } from '@/lib/fields/form-values';
import type { attachValidation, StepErrors, StepValidation } from '../answers/step-validation';
import type { ShownStep } from '../answers/asked-fields';

/** What a submission uses of the browser. Tests pass fakes. */
export interface SubmissionDependencies {
  readonly loadAnswers: () => Promise<
    Pick<
      typeof answers,
      | 'checkZip'
      | 'explainDate'
      | 'helpTyping'
      | 'listAskedFields'
      | 'lookUpTypedZips'
      | 'readAnswer'
      | 'readCertificates'
      | 'readConsentAct'
    >
  >;
  readonly loadValidation: () => Promise<{ readonly attachValidation: typeof attachValidation }>;
  /** Fetched beside the checks, for the step that needs them to find them there. */
  readonly loadHooks: () => Promise<unknown>;
  readonly runAfterIdle: typeof runAfterIdle;
}

export const browserSubmission: SubmissionDependencies = {
  loadAnswers: () => import('../answers/answers'),
  loadValidation: () => import('../answers/step-validation'),
  loadHooks: () => import('./form-hooks'),
  runAfterIdle,
};

interface SubmissionTarget {
  readonly move: (move: Move) => void;
  readonly report: (errors: StepErrors) => void;
  /** Takes what shows the first error, to be called once all are drawn. */
  readonly refuse: (showFault: () => void) => void;
  /** Whether a pressed button has to wait. */
  readonly reportChecking: (isChecking: boolean) => void;
  /** Shows the counties that share a ZIP, to choose one; none hides the choice. */
  readonly askCounty: (counties: readonly string[]) => void;
  /** Fetches the parts of the form that no first step shows. */
  readonly fetchLateParts: () => void;
}

/** Submitting a step: checks what was typed, says what to mend, or hands the answer to the engine. */
export interface StepSubmission {
  /** Helps with what is typed into a form. Returns an unsubscribe function. */
  readonly attach: (form: HTMLFormElement, hasAnswers: boolean) => () => void;
  /** A second press changes nothing while the first is checked. */
  readonly submit: (shown: ShownStep, form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;
  /** Forgets the checks and the errors of the step that was left. */
  readonly reset: () => void;
}

export function createStepSubmission(
  { move, report, refuse, reportChecking, askCounty, fetchLateParts }: SubmissionTarget,
  dependencies: SubmissionDependencies,
): StepSubmission {
  let validation: StepValidation | undefined;
  let isUnderWay = false;
  const zipQuestions = createZipQuestions({
    checkZip: async (zipCode) => (await dependencies.loadAnswers()).checkZip(zipCode),
    askCounty,
  });

  function prepareChecks(): void {
    fetchLateParts();
    void dependencies.loadValidation();
    void dependencies.loadHooks();
  }

  async function isAnswered(shown: ShownStep, form: HTMLFormElement): Promise<boolean> {
    const { explainDate, listAskedFields } = await dependencies.loadAnswers();
    const asked = listAskedFields(shown, explainDate);
    if (asked.length === 0) return true;
    const { attachValidation } = await dependencies.loadValidation();
    validation ??= attachValidation(form, asked, report);
    return validation.check();
  }

  /** What was asked of one ZIP is not asked of the next. */
  function withdrawQuestion(): void {
    report({});
    askCounty([]);
  }

  /** The values to go on with; undefined after a question. */
  async function settleZip(
    shown: ShownStep,
    values: FormValues,
    form: HTMLFormElement,
  ): Promise<FormValues | undefined> {
    if (!listFields(shown.step).includes('zipcode')) return values;
    const chosen = new FormData(form).get('county');
    const settled = await zipQuestions.settle(shown.step, values, typeof chosen === 'string' ? chosen : undefined);
    if (typeof settled === 'object') return settled;
    if (settled === 'unknown') {
      report({ zipcode: shown.explainUnknownZip(String(values.zipcode)) });
      refuse(() => validation?.showFault());
    }
    form.querySelector('[name=zipcode]')?.addEventListener('input', withdrawQuestion, { once: true });
    return undefined;
  }

  async function submitStep(shown: ShownStep, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    // Not every way to answer touches the form first.
    fetchLateParts();
    if (!(await isAnswered(shown, form))) {
      refuse(() => validation?.showFault());
      return;
    }
    const { readAnswer, readCertificates, readConsentAct } = await dependencies.loadAnswers();
    const { step } = shown;
    const consent =
      step.asking.kind === 'consent' ? { ...readConsentAct(form), certificates: readCertificates(form) } : undefined;
    const values = await settleZip(shown, readAnswer(step, form, submitter), form);
    if (!values) return;
    move({ kind: 'submit', stepName: step.name, values, ...(consent && { consent }) });
  }

  return {
    // What checks an answer weighs as much as all else on the page: it is fetched when the visitor reaches for the
    // form, or at once when an answer is there already, so that no answer waits for it.
    attach: (form, hasAnswers) => {
      let isAttached = true;
      let stopHelping: () => void = () => undefined;
      dependencies.runAfterIdle(
        () =>
          void dependencies.loadAnswers().then(({ helpTyping, lookUpTypedZips }) => {
            if (!isAttached) return;
            const stops = [helpTyping(form), lookUpTypedZips(form)];
            stopHelping = () => stops.forEach((stop) => stop());
          }),
      );
      if (hasAnswers) dependencies.runAfterIdle(prepareChecks);
      form.addEventListener('focusin', prepareChecks, { once: true });
      form.addEventListener('pointerdown', prepareChecks, { once: true });
      return () => {
        isAttached = false;
        stopHelping();
        form.removeEventListener('focusin', prepareChecks);
        form.removeEventListener('pointerdown', prepareChecks);
      };
    },
    submit: async (shown, form, submitter) => {
      if (isUnderWay) return;
      isUnderWay = true;
      reportChecking(true);
      try {
        await submitStep(shown, form, submitter);
      } finally {
        isUnderWay = false;
        reportChecking(false);
      }
    },
    reset: () => {
      validation?.dispose();
      validation = undefined;
      withdrawQuestion();
    },
  };
}
