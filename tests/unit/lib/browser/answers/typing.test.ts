// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetUnsent, readUnsent } from '@/lib/browser/answers/unsent-words';
import { helpTyping } from '@/lib/browser/answers/typing';

let form: HTMLFormElement;

const find = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!;

function type(name: string, text: string): void {
  const box = find(name);
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Pastes at the end of a box, as a browser does that cuts to the box's length. */
function paste(name: string, text: string): string {
  const box = find(name);
  box.setSelectionRange(box.value.length, box.value.length);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  if (box.dispatchEvent(event)) type(name, (box.value + text).slice(0, box.maxLength));
  return box.value;
}

function pressEnter(name: string): boolean {
  find(name).focus();
  return find(name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = `<form>
    <input name="zipcode" maxlength="32">
    <input name="vehicle1Year" maxlength="4">
    <input name="firstName" maxlength="256" enterkeyhint="next">
    <input name="dob" type="hidden">
    <input name="lastName" maxlength="256" enterkeyhint="go">
    <input name="callConsent" type="checkbox">
  </form>`;
  form = document.querySelector('form')!;
  helpTyping(form);
});

describe('pasting', () => {
  it.each([' 60614', 'ZIP 60614', '60614-1234', 'ZIP code: 60614-1234', '60614\n', '6 0 6 1 4'])(
    '%j is the ZIP 60614',
    (text) => {
      expect(paste('zipcode', text)).toBe('60614');
    },
  );

  it('a blank in front costs no character, and nothing exceeds the box', () => {
    expect(paste('vehicle1Year', ' 2015 ')).toBe('2015');
    expect(paste('vehicle1Year', ' 7')).toBe('2015');
  });
});

describe('Enter', () => {
  it('moves on to an empty box where the keyboard says so, over what cannot be seen', () => {
    expect(pressEnter('firstName')).toBe(false);
    expect(document.activeElement).toBe(find('lastName'));
  });

  it('sends the step from the last box, and once the next is filled', () => {
    expect(pressEnter('lastName')).toBe(true);
    type('lastName', 'Lee');
    expect(pressEnter('firstName')).toBe(true);
    expect(document.activeElement).toBe(find('firstName'));
  });
});

describe('words that are not sent yet', () => {
  it('are kept as typed, in the tab alone, until they are sent', () => {
    type('firstName', 'Ma');
    type('lastName', 'L');
    expect([readUnsent('firstName'), readUnsent('lastName'), readUnsent('zipcode')]).toEqual(['Ma', 'L', undefined]);
    expect(localStorage.length).toBe(0);
    forgetUnsent(['firstName']);
    expect([readUnsent('firstName'), readUnsent('lastName')]).toEqual([undefined, 'L']);
  });

  it('a box that was emptied stays empty', () => {
    type('zipcode', '');
    expect(readUnsent('zipcode')).toBe('');
  });

  it('no consent is among them, and nothing that a script keeps in the form', () => {
    type('callConsent', 'on');
    const foreign = document.createElement('input');
    foreign.name = 'xxTrustedFormCertUrl';
    form.append(foreign);
    type('xxTrustedFormCertUrl', 'https://example.com');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Consent|Cert/);
  });

  it('spoilt storage is harmless', () => {
    for (const spoilt of ['7', '"x"', 'null', '[1]', '{"firstName":7}']) {
      sessionStorage.setItem('funnel.unsent', spoilt);
      expect(readUnsent('firstName')).toBeUndefined();
    }
  });
});

it('what is being typed when the help arrives is formatted and kept as well', () => {
  find('zipcode').value = 'ZIP 33101-1234';
  find('zipcode').focus();
  find('lastName').value = 'Kept';
  helpTyping(form);
  expect(find('zipcode').value).toBe('33101');
  expect(readUnsent('zipcode')).toBe('33101');
  expect(readUnsent('lastName')).toBeUndefined();
});
