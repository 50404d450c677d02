import { fillStep, type AnswerField } from './fill-step';
import { waitUntil } from './set-control';

const STEP_LIMIT_MS = 8000;
/** A window in the background gives no focus. */
const FOCUS_LIMIT_MS = 500;
const MAXIMUM_STEPS = 80;

export function findForm(): HTMLFormElement | undefined {
  return document.querySelector<HTMLFormElement>('form[data-form][data-ready]') ?? undefined;
}

export type FillOutcome = `At ${string}.` | `Stopped at ${string}` | 'There is no form here.' | 'Called off.';

interface FillOptions {
  readonly answer: AnswerField;
  readonly ticksConsent: boolean;
  readonly steps?: number;
  readonly signal: AbortSignal;
}

function readFault(form: HTMLFormElement): string {
  const faults = [...form.querySelectorAll('[data-field-error]')].map(({ textContent }) => textContent.trim());
  return faults.join(' ') || 'it did not move on';
}

/** Whether a ZIP is asked back about, as unknown or as shared by counties; the next press goes on. */
function isAskedBack(form: HTMLFormElement): boolean {
  return form.querySelector('[name=zipcode][aria-invalid=true], [name=county]') !== null;
}

/** A step is ready once its question has the focus. */
async function waitForStep(
  form: HTMLFormElement,
  previous: string,
  signal: AbortSignal,
  answerAgain: () => Promise<unknown>,
): Promise<boolean> {
  const hasEnded = () => form.dataset['step'] !== previous || signal.aborted;
  await waitUntil(() => hasEnded() || isAskedBack(form), STEP_LIMIT_MS);
  if (!hasEnded() && isAskedBack(form)) await answerAgain();
  const hasMoved = await waitUntil(hasEnded, STEP_LIMIT_MS);
  await waitUntil(() => document.activeElement?.matches('[data-step-heading]') ?? false, FOCUS_LIMIT_MS);
  return hasMoved;
}

export async function fillForm({
  answer,
  ticksConsent,
  steps = MAXIMUM_STEPS,
  signal,
}: FillOptions): Promise<FillOutcome> {
  for (let count = 0; count < steps; count += 1) {
    const form = findForm();
    if (!form) return 'There is no form here.';
    if (signal.aborted) return 'Called off.';
    const step = form.dataset['step'] ?? '';
    const answerStep = () => fillStep(form, answer, ticksConsent);
    if (!(await answerStep())) break;
    const hasMoved = await waitForStep(form, step, signal, answerStep);
    if (!hasMoved) return `Stopped at ${step}: ${readFault(form)}`;
  }
  return `At ${findForm()?.dataset['step'] ?? 'the next page'}.`;
}
