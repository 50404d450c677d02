import { expect, it } from 'vitest';
import { openFunnel } from '@/tests/support/open-funnel';
import { localizedForm, settings } from '@/tests/support/short-funnel';
import type { LocalizedForm } from '@/lib/engine/form-state';

const choices = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

function ask(name: string, field: 'haveMedicare' | 'haveMedicaid') {
  return { name, type: 'regular', question: `${name}?`, asking: { kind: 'choice', field, choices } } as const;
}

const [, ...later] = localizedForm.steps;
const twoChoices: LocalizedForm = {
  ...localizedForm,
  steps: [ask('first', 'haveMedicaid'), ask('second', 'haveMedicare'), ...later.slice(1)],
};

const openTwoChoices = (page = settings.page) => openFunnel({ settings: { localizedForm: twoChoices, page } });

const answerFirst = { kind: 'submit', stepName: 'first', values: { haveMedicaid: true } } as const;

it('what the answers to a step lead to is drawn once the page is quiet, and gone with the step', async () => {
  const { controller, prepare } = await openTwoChoices();
  expect(controller.state().ahead).toBeUndefined();
  await prepare();
  expect(controller.state().ahead).toMatchObject({ steps: [{ stepName: 'second' }], onward: [1, 1] });
  controller.move(answerFirst);
  expect(controller.state().ahead).toBeUndefined();
  await prepare();
  // A consent comes by a script of its own.
  expect(controller.state()).toMatchObject({ form: { stepName: 'second' }, ahead: undefined, needsLateParts: true });
});

it('what is drawn stays as it is while nothing else is found', async () => {
  const { controller, prepare } = await openTwoChoices();
  await prepare();
  const { ahead } = controller.state();
  controller.move({ kind: 'prefill', values: { zipcode: '33101' } });
  await prepare();
  expect(controller.state().ahead).toBe(ahead);
});

it('nothing is drawn or taken away under an answer that is on its way', async () => {
  const { browser, controller, prepare } = await openTwoChoices();
  browser.isAnswerOnTheWay = true;
  await prepare();
  expect(controller.state().ahead).toBeUndefined();
});

it('a chat, which repeats answers above its question, draws none, and is told as well what comes late', async () => {
  const { controller, prepare } = await openTwoChoices({ ...settings.page, template: 'chat' });
  await prepare();
  expect(controller.state()).toMatchObject({ ahead: undefined, needsLateParts: false });
  controller.move(answerFirst);
  await prepare();
  expect(controller.state()).toMatchObject({ ahead: undefined, needsLateParts: true });
});
