import { expect, type Page } from '@playwright/test';
import { steps, type StepName } from '@/funnels/steps/steps';
import type { Step } from '@/lib/form/step';
import { walkStep, type PickAnswer } from './walk-step';

/** The shortest road: no to everything that leads to more questions. */
export const pickShortest: PickAnswer = ({ asking }, count) => {
  const no = asking.kind === 'choice' ? asking.choices.findIndex(({ value, field }) => value === false && !field) : -1;
  return no >= 0 ? no : count - 1;
};

/** The longest road: yes to everything. */
export const pickLongest: PickAnswer = () => 0;

/** What to do at each step before it is answered. */
export type AtStep = (step: Step) => Promise<void>;

/** How a step is answered: by touch, or by keyboard. */
export type AnswerStep = typeof walkStep;

/** Walks the form on screen to its result; gives the names of the steps on the road. */
export async function walkToResult(
  page: Page,
  pick: PickAnswer,
  atStep: AtStep = () => Promise.resolve(),
  answer: AnswerStep = walkStep,
): Promise<string[]> {
  const form = page.locator('form');
  const road: string[] = [];
  for (;;) {
    const name = (await form.getAttribute('data-step')) ?? '';
    const step = steps[name as StepName];
    road.push(name);
    await atStep(step);
    if (step.type === 'final') {
      if (answer !== walkStep) await answer(page, step, pick);
      return road;
    }
    await answer(page, step, pick);
    await expect(form).not.toHaveAttribute('data-step', name);
  }
}
