import { setControl, waitUntil } from './set-control';

export type AnswerField = (field: string) => string | undefined;

/** Of the step on screen: those that are drawn ahead are not asked yet. */
function dropAhead<Control extends Element>(controls: NodeListOf<Control>): readonly Control[] {
  return [...controls].filter((control) => control.closest('[data-ahead]') === null);
}

/** Undefined where a tap answers the step, or on the last one. */
function findSubmit(form: HTMLFormElement): HTMLButtonElement | undefined {
  return dropAhead(form.querySelectorAll<HTMLButtonElement>('button[type=submit]')).find(({ name }) => name === '');
}

/** The person's answer, else the last, which leads to no more questions. */
function findTap(form: HTMLFormElement, answer: AnswerField): HTMLButtonElement | undefined {
  const taps = dropAhead(form.querySelectorAll<HTMLButtonElement>('button[type=submit]')).filter(
    ({ name }) => name !== '',
  );
  const fits = ({ name, value, dataset }: HTMLButtonElement) => {
    const also = Object.entries(JSON.parse(dataset['also'] ?? '{}') as object).map(([of, said]) => [of, String(said)]);
    return [[name, value], ...also].every(([of = '', said]) => answer(of) === said);
  };
  return taps.find(fits) ?? taps.at(-1);
}

function findDateBox(whole: HTMLElement): HTMLInputElement | undefined {
  return whole.parentElement?.querySelector<HTMLInputElement>('[data-date]') ?? undefined;
}

async function fillDate(box: HTMLInputElement, whole: HTMLInputElement, value: string): Promise<void> {
  setControl(box, value);
  await waitUntil(() => whole.value === value);
}

/** A drawn list keeps a native one for autofill. */
async function fillDrawnList(hidden: HTMLInputElement, value: string): Promise<void> {
  await waitUntil(() => {
    const list = hidden.parentElement?.querySelector('select');
    if (list && hidden.value !== value) setControl(list, value);
    return hidden.value === value;
  });
}

async function fillControl(control: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  if (control.type === 'radio') {
    if (control.value === value) control.click();
    return;
  }
  if (control.type !== 'hidden' || control instanceof HTMLSelectElement) {
    setControl(control, value);
    return;
  }
  const box = findDateBox(control);
  await (box ? fillDate(box, control, value) : fillDrawnList(control, value));
}

function listControls(form: HTMLFormElement): readonly (HTMLInputElement | HTMLSelectElement)[] {
  const controls = dropAhead(form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]'));
  return controls.filter((control) => control.name !== '');
}

/** Answers through the mounted controls, as a person would. False on the result. */
export async function fillStep(form: HTMLFormElement, answer: AnswerField, ticksConsent: boolean): Promise<boolean> {
  await waitUntil(() => form.querySelector('[data-late-part]') === null);
  for (const control of listControls(form)) {
    const value = answer(control.name);
    if (value !== undefined) await fillControl(control, value);
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box.checked !== ticksConsent) box.click();
  }
  const submit = findSubmit(form) ?? findTap(form, answer);
  if (submit) form.requestSubmit(submit);
  return submit !== undefined;
}
