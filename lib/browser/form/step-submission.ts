import { runAfterIdle } from '../platform/after-idle';
import { waitForPaint } from '../platform/wait-for-paint';
import type * as answers from '../answers/answers';
import type { fetchInTurn } from './fetch-in-turn';
import type { ShownStep } from '../answers/asked-fields';
import type { AnsweringDependencies, AnsweringTarget, createStepAnswering, StepAnswering } from './step-answering';

/** What a submission uses of the browser. Tests pass fakes. */
export interface SubmissionDependencies extends AnsweringDependencies {
  readonly loadAnswers: () => Promise<
    Awaited<ReturnType<AnsweringDependencies['loadAnswers']>> &
      Pick<typeof answers, 'helpTyping' | 'lookUpTypedZips'> & { readonly fetchInTurn: typeof fetchInTurn }
  >;
  /** Fetched late, for nobody answers the first question before the page is there. */
  readonly loadAnswering: () => Promise<{ readonly createStepAnswering: typeof createStepAnswering }>;
  /** Fetched before a step that needs them. */
  readonly loadHooks: () => Promise<unknown>;
  readonly runAfterIdle: typeof runAfterIdle;
  readonly waitForPaint: typeof waitForPaint;
}

export const browserSubmission: SubmissionDependencies = {
  loadAnswers: () => import('./late-form'),
  loadAnswering: () => import('./step-answering'),
  loadValidation: () => import('../answers/step-validation'),
  loadHooks: () => import('./form-hooks'),
  runAfterIdle,
  waitForPaint,
};

interface SubmissionTarget extends AnsweringTarget {
  /** Whether a pressed button has to wait. */
  readonly reportChecking: (isChecking: boolean) => void;
  /** Each fetches some of the parts of the form that no first step shows, the soonest needed first. */
  readonly lateParts: readonly (() => void)[];
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

export function createStepSubmission(target: SubmissionTarget, dependencies: SubmissionDependencies): StepSubmission {
  const { lateParts, reportChecking } = target;
  let answering: StepAnswering | undefined;
  let isUnderWay = false;

  // What a tap on the first answer needs, in that order. What checks typing weighs more, and comes while somebody types.
  const soon: readonly (() => unknown)[] = [dependencies.loadAnswering, ...lateParts, dependencies.loadHooks];

  function prepareChecks(): void {
    for (const fetch of [...soon, dependencies.loadValidation]) void fetch();
  }

  /** What answers is fetched at once; the rest lets the browser show the touch first. */
  function prepareAtTouch(): void {
    void dependencies.loadAnswering();
    void dependencies.waitForPaint().then(prepareChecks);
  }

  return {
    attach: (form, hasAnswers) => {
      let isAttached = true;
      let stopHelping: () => void = () => undefined;
      const touches = new AbortController();
      const presses = new AbortController();
      const prepareOnce = () => {
        touches.abort();
        presses.abort();
        prepareAtTouch();
      };
      dependencies.runAfterIdle(
        () =>
          void dependencies.loadAnswers().then(({ helpTyping, lookUpTypedZips, fetchInTurn }) => {
            if (!isAttached) return;
            // So that no tap waits for its script (D204), nor for being listened to here.
            if (!hasAnswers) void fetchInTurn([...soon, () => presses.abort()], () => isAttached);
            const stops = [helpTyping(form), lookUpTypedZips(form)];
            stopHelping = () => stops.forEach((stop) => stop());
          }),
      );
      if (hasAnswers) dependencies.runAfterIdle(prepareChecks);
      // Reached for before this script was there.
      if (form.contains(document.activeElement)) prepareAtTouch();
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
        // Not every way to answer touches the form first.
        for (const fetch of lateParts) fetch();
        const { createStepAnswering } = await dependencies.loadAnswering();
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
