// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fillStep } from '@/lib/browser/debug/fill-step';

const ANSWERS: Readonly<Record<string, string>> = {
  firstName: 'Mary',
  haveMedicare: 'true',
  dob: '1958-04-02',
  currentCompany: 'Travelers',
};

let sent: { readonly entries: Record<string, unknown>; readonly submitter: string } | undefined;

/** A form as the site mounts it: React aside, the same controls. */
function mount(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const submitter = event.submitter as HTMLButtonElement | null;
    sent = { entries: Object.fromEntries(new FormData(form)), submitter: submitter?.value ?? '' };
  });
  return form;
}

const answer = (field: string) => ANSWERS[field];
const CONTINUE = '<button type="submit">Continue</button>';

beforeEach(() => {
  sent = undefined;
});

describe('filling in a step', () => {
  it('types into fields, each told by an input event, and leaves alone what nobody has an answer to', async () => {
    const form = mount(`<input name="firstName"><input name="address2" value="Apt 2">${CONTINUE}`);
    const typed: string[] = [];
    form.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).name));
    expect(await fillStep(form, answer, false)).toBe(true);
    expect(sent?.entries).toEqual({ firstName: 'Mary', address2: 'Apt 2' });
    expect(typed).toEqual(['firstName']);
  });

  it('taps the answer that the person would give', async () => {
    const taps =
      '<button type="submit" name="haveMedicare" value="true">Yes</button><button type="submit" name="haveMedicare" value="false">No</button>';
    await fillStep(mount(taps), answer, false);
    expect(sent?.submitter).toBe('true');
  });

  it('taps the last answer where the person has none', async () => {
    const taps =
      '<button type="submit" name="x" value="1">1</button><button type="submit" name="x" value="2">2</button>';
    await fillStep(mount(taps), answer, false);
    expect(sent?.submitter).toBe('2');
  });

  it('types a date into its box and waits until it is read', async () => {
    const form = mount(`<div><input type="hidden" name="dob"><input data-date="dob"></div>${CONTINUE}`);
    const whole = form.querySelector<HTMLInputElement>('[name=dob]')!;
    const box = form.querySelector<HTMLInputElement>('[data-date]')!;
    box.addEventListener('input', () => setTimeout(() => (whole.value = box.value), 5));
    await fillStep(form, answer, false);
    expect(sent?.entries['dob']).toBe('1958-04-02');
  });

  it('chooses the tile that the person would', async () => {
    const tiles = ['true', 'false']
      .map((value) => `<input type="radio" name="haveMedicare" value="${value}">`)
      .join('');
    await fillStep(mount(tiles + CONTINUE), answer, false);
    expect(sent?.entries['haveMedicare']).toBe('true');
  });

  it('taps the answer of which all that it says is the person’s', async () => {
    const tap = (also: string) =>
      `<button type="submit" name="haveMedicare" value="true" data-also='${also}'>${also}</button>`;
    const form = mount(tap('{"firstName":"Ann"}') + tap('{"firstName":"Mary"}'));
    let label = '';
    form.addEventListener('submit', (event) => (label = event.submitter?.textContent ?? ''));
    await fillStep(form, answer, false);
    expect(label).toBe('{"firstName":"Mary"}');
  });

  it('chooses from a native list', async () => {
    const list =
      '<select name="currentCompany"><option value=""></option><option>Allstate</option><option>Travelers</option></select>';
    await fillStep(mount(list + CONTINUE), answer, false);
    expect(sent?.entries['currentCompany']).toBe('Travelers');
  });

  it('chooses from a drawn list by the native one beside it, once that has its choices', async () => {
    const form = mount(
      `<div><input type="hidden" name="currentCompany"><select aria-hidden="true"></select></div>${CONTINUE}`,
    );
    const list = form.querySelector('select')!;
    list.addEventListener('change', () => {
      if (list.value !== '') form.querySelector<HTMLInputElement>('[name=currentCompany]')!.value = list.value;
    });
    setTimeout(() => (list.innerHTML = '<option></option><option>Travelers</option>'), 30);
    await fillStep(form, answer, false);
    expect(sent?.entries['currentCompany']).toBe('Travelers');
  });

  it.each([true, false])('consent is ticked only when asked to: %s', async (ticks) => {
    const boxes =
      '<input type="checkbox" value="a" data-recipient="A"><input type="checkbox" value="b" data-recipient="B">';
    const form = mount(boxes + CONTINUE);
    await fillStep(form, answer, ticks);
    expect([...form.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([ticks, ticks]);
    expect(sent).toBeDefined();
  });

  it('sends nothing where the result is on screen', async () => {
    expect(await fillStep(mount('<a href="tel:+12065550100">Call</a>'), answer, false)).toBe(false);
    expect(sent).toBeUndefined();
  });
});
