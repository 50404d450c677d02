import { setControl, waitUntil } from './set-control';

export type AnswerField = (field: string) => string | undefined;

const DATE_PARTS = ['year', 'month', 'day'] as const;

/** Undefined where a tap answers the step, or on the last one. */
function findSubmit(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')].find(({ name }) => name === '');
}

/** The person's answer, else the last, which leads to no more questions. */
function findTap(form: HTMLFormElement, answer: AnswerField): HTMLButtonElement | undefined {
  const taps = [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')].filter(({ name }) => name !== '');
  return taps.find(({ name, value }) => answer(name) === value) ?? taps.at(-1);
}

async function fillDate(whole: HTMLInputElement, value: string): Promise<void> {
  const parts = value.split('-');
  DATE_PARTS.forEach((part, index) => {
    const box = whole.closest('fieldset')?.querySelector<HTMLInputElement>(`[data-part=${part}]`);
    if (box) setControl(box, String(Number(parts[index])));
  });
  // The boxes are joined by a script that loads late.
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
  if (control.type !== 'hidden' || control instanceof HTMLSelectElement) {
    setControl(control, value);
    return;
  }
  await (control.closest('fieldset')?.querySelector('[data-part]')
    ? fillDate(control, value)
    : fillDrawnList(control, value));
}

function listControls(form: HTMLFormElement): readonly (HTMLInputElement | HTMLSelectElement)[] {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')];
  return controls.filter((control) => control.name !== '' && control.dataset['part'] === undefined);
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
