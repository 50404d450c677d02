// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { attachValidation, type StepErrors } from '@/lib/browser/answers/step-validation';

const fields = [
  { name: 'phone', optional: false, error: 'Enter a phone number' },
  { name: 'email', optional: true, error: 'Enter an email' },
] as const;

let form: HTMLFormElement;
let errors: StepErrors;

function type(name: string, value: string): void {
  const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`no field ${name}`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = '<form><input name="phone"><input name="email"></form>';
  const found = document.querySelector('form');
  if (!found) throw new Error('no form');
  form = found;
  errors = {};
});

const attach = () => attachValidation(form, fields, (found) => (errors = found));

describe('validation of a step', () => {
  it('says nothing while the visitor types for the first time', () => {
    attach();
    type('phone', '2');
    expect(errors).toEqual({});
  });

  it('on submit it names each field that needs mending; an optional empty one needs none', async () => {
    expect(await attach().check()).toBe(false);
    expect(errors).toEqual({ phone: 'Enter a phone number' });
  });

  it('reads the box whose name tiles above it have too', async () => {
    const tile = Object.assign(document.createElement('button'), { name: 'phone', value: '(206) 555-0101' });
    form.prepend(tile);
    type('phone', '206-555-0100');
    expect(await attach().check()).toBe(true);
  });

  it('after that each change is checked at once', async () => {
    await attach().check();
    type('phone', '206-555-0100');
    await expect.poll(() => errors).toEqual({});
    type('email', 'nobody');
    await expect.poll(() => errors).toEqual({ email: 'Enter an email' });
  });

  it('tidies what nobody has formatted yet', async () => {
    const phone = form.querySelector<HTMLInputElement>('[name=phone]')!;
    phone.value = ' 206\u2011555\u20110100';
    expect(await attach().check()).toBe(true);
    expect(phone.value).toBe('(206) 555-0100');
  });

  it('reads what the fields hold, even when autofill told nobody', async () => {
    const validation = attach();
    const phone = form.querySelector<HTMLInputElement>('[name=phone]');
    if (phone) phone.value = '(206) 555-0100';
    expect(await validation.check()).toBe(true);
    expect(errors).toEqual({});
  });
});
