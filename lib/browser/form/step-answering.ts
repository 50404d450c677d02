import type { Move } from '@/lib/engine/move';
import type { FormValues } from '@/lib/fields/form-values';
import { listFields, pickAskedFields } from '@/lib/form/step-fields';
import type * as answers from '../answers/answers';
import type { ShownStep } from '../answers/asked-fields';
import type { attachValidation, StepErrors, StepValidation } from '../answers/step-validation';
import type { waitForPaint } from '../platform/wait-for-paint';
import { createZipQuestions } from './zip-questions';

export interface AnsweringDependencies {
  readonly loadAnswers: () => Promise<
    Pick<
      typeof answers,
      'checkZip' | 'explainDate' | 'listAskedFields' | 'readAnswer' | 'readCertificates' | 'readConsentAct'
    > & { readonly waitForPaint: typeof waitForPaint }
  >;
  readonly loadValidation: () => Promise<{ readonly attachValidation: typeof attachValidation }>;
}

export interface AnsweringTarget {
  readonly move: (move: Move) => void;
  readonly report: (errors: StepErrors) => void;
  /** Takes what shows the first error, to be called once all are drawn. */
  readonly refuse: (showFault: () => void) => void;
  /** Shows the counties that share a ZIP, to choose one; none hides the choice. */
  readonly askCounty: (counties: readonly string[]) => void;
}

/** What becomes of an answer: what was typed is checked, then it is asked back about, or handed to the engine. */
export interface StepAnswering {
  readonly submit: (shown: ShownStep, form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;
  /** Forgets the checks and the errors of the step that was left. */
  readonly reset: () => void;
}

export function createStepAnswering(
  { move, report, refuse, askCounty }: AnsweringTarget,
  dependencies: AnsweringDependencies,
): StepAnswering {
  let validation: StepValidation | undefined;

  let offered: readonly string[] = [];
  // Nothing after nothing would draw the step once more.
  const offerCounties = (counties: readonly string[]) => {
    if (counties.length === 0 && offered.length === 0) return;
    offered = counties;
    askCounty(counties);
  };
  const zipQuestions = createZipQuestions({
    checkZip: async (zipCode) => (await dependencies.loadAnswers()).checkZip(zipCode),
    askCounty: offerCounties,
  });

  let refused: StepErrors = {};
  const reportErrors = (errors: StepErrors) => {
    if (Object.keys(errors).length === 0 && Object.keys(refused).length === 0) return;
    refused = errors;
    report(errors);
  };

  function tellRefusal({ step }: ShownStep): void {
    const [field] = Object.keys(refused);
    if (field !== undefined) move({ kind: 'refuse', stepName: step.name, field });
  }

  async function isAnswered(shown: ShownStep, form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
    // A tile answers by itself, whatever stands in the box below it.
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') return true;
    const { explainDate, listAskedFields } = await dependencies.loadAnswers();
    const asked = listAskedFields(shown, explainDate);
    if (asked.length === 0) return true;
    const { attachValidation } = await dependencies.loadValidation();
    validation ??= attachValidation(form, asked, reportErrors);
    return validation.check();
  }

  /** What was asked of one ZIP is not asked of the next. */
  function withdrawQuestion(): void {
    reportErrors({});
    offerCounties([]);
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
      reportErrors({ zipcode: shown.explainUnknownZip(String(values.zipcode)) });
      tellRefusal(shown);
      refuse(() => validation?.showFault());
    }
    form.querySelector('[name=zipcode]')?.addEventListener('input', withdrawQuestion, { once: true });
    return undefined;
  }

  /** The step as it is on screen, where an answer leaves out a question below it. */
  async function narrow(shown: ShownStep, form: HTMLFormElement): Promise<ShownStep> {
    const { readAnswer } = await dependencies.loadAnswers();
    const values = { ...shown.values, ...readAnswer(shown.step, form, null) };
    return { ...shown, step: pickAskedFields(shown.step, values) };
  }

  async function submit(whole: ShownStep, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const { readAnswer, readCertificates, readConsentAct, waitForPaint } = await dependencies.loadAnswers();
    // The tap is seen to be taken before its work begins.
    await waitForPaint();
    const shown = await narrow(whole, form);
    if (!(await isAnswered(shown, form, submitter))) {
      tellRefusal(shown);
      refuse(() => validation?.showFault());
      return;
    }
    const { step } = shown;
    const consent =
      step.asking.kind === 'consent' ? { ...readConsentAct(form), certificates: readCertificates(form) } : undefined;
    const values = await settleZip(shown, readAnswer(step, form, submitter), form);
    if (!values) return;
    move({ kind: 'submit', stepName: step.name, values, ...(consent && { consent }) });
  }

  return {
    submit,
    reset: () => {
      validation?.dispose();
      validation = undefined;
      withdrawQuestion();
    },
  };
}
