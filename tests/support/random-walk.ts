import { arrangeForm } from '@/lib/page/page-form';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { leaveOutSettled, listAskedBefore } from '@/lib/engine/asked-steps';
import type { Effect } from '@/lib/engine/effect';
import type { FormState, LocalizedForm, LocalizedStep } from '@/lib/engine/form-state';
import { getStep } from '@/lib/engine/get-step';
import { localizeForm } from '@/lib/engine/localize-form';
import type { Move } from '@/lib/engine/move';
import { computeProgress, type Progress } from '@/lib/engine/progress';
import { transition } from '@/lib/engine/transition';
import type { FormValues } from '@/lib/fields/form-values';
import { findDestination } from '@/lib/form/destinations';
import { blankValues, listChoiceValues, listFields, listOwnFields, pickAskedFields } from '@/lib/form/step-fields';
import type { FormName } from '@/lib/names/page-names';
import { findPage, type PageMatch } from '@/lib/page/find-page';
import type { Page } from '@/lib/page/page';

/** One move forward, as it was seen on screen. */
export interface Stride {
  readonly from: LocalizedStep;
  readonly to: LocalizedStep;
  readonly before: Progress;
  readonly after: Progress;
}

export interface Walk {
  /** The steps on screen, in order. */
  readonly shown: readonly LocalizedStep[];
  readonly strides: readonly Stride[];
  readonly effects: readonly Effect[];
  readonly values: FormValues;
  /** Undefined for a dead end. */
  readonly end: 'result' | Extract<Effect, { kind: 'leave-form' }> | undefined;
}

interface WalkOptions {
  readonly random: () => number;
  /** How often the visitor goes back, from 0 to 1. */
  readonly returns?: number;
  readonly skips?: number;
  /** As the address names it. */
  readonly stepName?: string | undefined;
}

const ZIPS = ['60601', '90001', '98101', '21201', '96701', '10001'];
const LIMIT = 300;
const act = { text: 'I agree', buttonLabel: 'Go', recipients: [] };

/** An answer that the step takes: one of its choices, or something typed into every field. */
function drawAnswer(step: LocalizedStep, random: () => number): FormValues {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const { asking } = step;
  if (asking.kind === 'choice') {
    const choice = pick(asking.choices);
    return { ...blankValues(step), ...listChoiceValues(asking, choice) };
  }
  return Object.fromEntries(listFields(step).map((name) => [name, name === 'zipcode' ? pick(ZIPS) : 'given']));
}

/** Walks a form on the engine alone, from where its address opens to its end. */
export function walkForm(localizedForm: LocalizedForm, start: FormState, options: WalkOptions): Walk {
  const { random, returns = 0, skips = 0.2, stepName } = options;
  let state = start;
  const shown: LocalizedStep[] = [];
  const strides: Stride[] = [];
  const effects: Effect[] = [];
  const move = (next: Move) => {
    const result = transition(localizedForm, state, next);
    state = result.state;
    effects.push(...result.effects);
  };
  const here = () => leaveOutSettled(pickAskedFields(getStep(localizedForm, state.stepName).step, state.values), state);

  move({ kind: 'enter', stepName });
  for (let count = 0; count < LIMIT; count += 1) {
    const from = here();
    shown.push(from);
    const ended = { shown, strides, effects, values: state.values };
    if (from.type === 'final') return { ...ended, end: 'result' };
    const previous = listAskedBefore(localizedForm, from.name, state).at(-1);
    if (previous && random() < returns) {
      move({ kind: 'go', stepName: previous.name });
      continue;
    }
    const before = computeProgress(localizedForm, from.name, state);
    const consent = from.asking.kind === 'consent' ? { consent: act } : {};
    if (from.skippable && random() < skips) move({ kind: 'skip', stepName: from.name });
    else move({ kind: 'submit', stepName: from.name, values: drawAnswer(from, random), ...consent });
    if (state.status === 'submitting') move({ kind: 'submit-hook-answered', proceed: true });
    const left = effects.at(-1);
    if (left?.kind === 'leave-form') return { ...ended, values: state.values, end: left };
    if (here().name === from.name) return { ...ended, values: state.values, end: undefined };
    strides.push({ from, to: here(), before, after: computeProgress(localizedForm, state.stepName, state) });
  }
  return { shown, strides, effects, values: state.values, end: undefined };
}

/** Walks a page's form, and those of the pages that it leads to, with one visitor's answers. */
export function walkPages(start: Page, options: WalkOptions): readonly { readonly page: Page; readonly walk: Walk }[] {
  const walks: { page: Page; walk: Walk }[] = [];
  const settledBy = new Map<string, string>();
  let values: FormValues = {};
  for (let at: PageMatch | undefined = { page: start }; at?.page.form !== undefined && walks.length < 20;) {
    const { page, stepName }: PageMatch = at;
    const form: FormName = at.page.form;
    const localizedForm = localizeForm(arrangeForm(forms[form], page), steps, page.language);
    const settled = localizedForm.steps
      .flatMap(listOwnFields)
      .filter((name) => settledBy.has(name) && settledBy.get(name) !== form);
    const opened = { stepName: '', values, settled, status: 'answering' } as const;
    const walk = walkForm(localizedForm, opened, { ...options, stepName });
    walks.push({ page, walk });
    values = walk.values;
    const { end } = walk;
    if (typeof end !== 'object') return walks;
    for (const name of end.settled) settledBy.set(name, form);
    at = findPage(registry, page.brands[0], findDestination(page, end.values) ?? '');
  }
  return walks;
}
