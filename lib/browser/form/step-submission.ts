import { runAfterIdle } from '../platform/after-idle';
import type * as answers from '../answers/answers';
import type { ShownStep } from '../answers/asked-fields';
import type { AnsweringDependencies, AnsweringTarget, createStepAnswering, StepAnswering } from './step-answering';

/** What a submission uses of the browser. Tests pass fakes. */
export interface SubmissionDependencies extends AnsweringDependencies {
  readonly loadAnswers: () => Promise<
    Awaited<ReturnType<AnsweringDependencies['loadAnswers']>> &
      Pick<typeof answers, 'helpTyping' | 'lookUpTypedZips'> & {
        readonly createStepAnswering: typeof createStepAnswering;
      }
  >;
  /** Fetched before a step that needs them. */
  readonly loadHooks: () => Promise<unknown>;
  readonly runAfterIdle: typeof runAfterIdle;
}

export const browserSubmission: SubmissionDependencies = {
  loadAnswers: () => import('./late-form'),
  loadValidation: () => import('../answers/step-validation'),
  loadHooks: () => import('./form-hooks'),
  runAfterIdle,
};

interface SubmissionTarget extends AnsweringTarget {
  /** Whether a pressed button has to wait. */
  readonly reportChecking: (isChecking: boolean) => void;
  /** Fetches the parts of the form that no first step shows. */
  readonly fetchLateParts: () => void;
}

/** Submitting a step: checks what was typed, says what to mend, or hands the answer to the engine. */
export interface StepSubmission {
  /**
   * Helps with what is typed into a form, and fetches what later steps need when somebody reaches for it; once the page is
   * quiet, where the next step `isNear`. Returns an unsubscribe function.
   */
  readonly attach: (form: HTMLFormElement, isNear: boolean) => () => void;
  /** A second press changes nothing while the first is checked. */
  readonly submit: (shown: ShownStep, form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;
  /** Forgets the checks and the errors of the step that was left. */
  readonly reset: () => void;
}

export function createStepSubmission(target: SubmissionTarget, dependencies: SubmissionDependencies): StepSubmission {
  const { fetchLateParts, reportChecking } = target;
  let answering: StepAnswering | undefined;
  let isUnderWay = false;

  function prepare(): void {
    fetchLateParts();
    void dependencies.loadHooks();
    void dependencies.loadValidation();
  }

  /** What answers comes first; then the touch is seen to be taken, and an answer goes where it leads. */
  async function prepareAtTouch(): Promise<void> {
    const { waitForPaint } = await dependencies.loadAnswers();
    await waitForPaint();
    setTimeout(prepare);
  }

  return {
    attach: (form, isNear) => {
      let isAttached = true;
      let stopHelping: () => void = () => undefined;
      const touches = new AbortController();
      const presses = new AbortController();
      const prepareOnce = () => {
        touches.abort();
        presses.abort();
        void prepareAtTouch();
      };
      dependencies.runAfterIdle(
        () =>
          void dependencies.loadAnswers().then(({ helpTyping, lookUpTypedZips }) => {
            if (!isAttached) return;
            // What a tap needs is there; the rest comes with the focus, or behind the answer.
            presses.abort();
            const stops = [helpTyping(form), lookUpTypedZips(form)];
            stopHelping = () => stops.forEach((stop) => stop());
          }),
      );
      if (isNear) dependencies.runAfterIdle(prepare);
      // Reached for before this script was there.
      if (form.contains(document.activeElement)) void prepareAtTouch();
      form.addEventListener('focusin', prepareOnce, { signal: touches.signal });
      form.addEventListener('pointerdown', prepareOnce, { signal: presses.signal });
      return () => {
        isAttached = false;
        stopHelping();
        touches.abort();
        presses.abort();
      };
    },
    submit: async (shown, form, submitter) => {
      if (isUnderWay) return;
      isUnderWay = true;
      // Where the next step is on screen already, nobody sees that this one waits.
      const report = submitter?.dataset['shown']
        ? (isBusy: boolean) => submitter.setAttribute('aria-busy', String(isBusy))
        : reportChecking;
      report(true);
      try {
        const { createStepAnswering } = await dependencies.loadAnswers();
        answering ??= createStepAnswering(target, dependencies);
        await answering.submit(shown, form, submitter);
      } finally {
        isUnderWay = false;
        report(false);
      }
    },
    reset: () => answering?.reset(),
  };
}
