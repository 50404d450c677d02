// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { DATE_PARTS, findDateBox, helpWithDate, type DatePart } from '@/lib/browser/answers/date-boxes';

let group: HTMLElement;
let told: string[];

const find = (part: DatePart): HTMLInputElement => findDateBox(group, part)!;
const read = () => DATE_PARTS.map((part) => find(part).value);

function paste(part: DatePart, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return find(part).dispatchEvent(event);
}

/** Presses a key: what the browser would put into the box, unless it is refused. */
function type(part: DatePart, data: string): boolean {
  const box = find(part);
  const event = new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true });
  const isTyped = box.dispatchEvent(event);
  if (isTyped) box.value += data;
  return isTyped;
}

beforeEach(() => {
  document.body.innerHTML =
    '<fieldset><input data-part="month"><input data-part="day"><input data-part="year"></fieldset>';
  group = document.querySelector('fieldset')!;
  told = [];
  group.addEventListener('input', ({ target }) => told.push((target as HTMLElement).dataset['part'] ?? ''));
  helpWithDate(group);
  find('month').focus();
});

describe('pasting', () => {
  it.each(DATE_PARTS)('a whole date into the %s fills the three boxes and says so', (part) => {
    expect(paste(part, '03/09/1952')).toBe(false);
    expect(read()).toEqual(['03', '09', '1952']);
    expect(told).toEqual(['month', 'day', 'year']);
    expect(document.activeElement).toBe(find('month'));
  });

  it('a part of a date is left to the browser', () => {
    expect(paste('month', '03')).toBe(true);
    expect(read()).toEqual(['', '', '']);
  });
});

describe('typing', () => {
  it('a whole date with what stands between its parts fills one box after the other', () => {
    for (const key of '4/25-1958') type((document.activeElement as HTMLElement).dataset['part'] as DatePart, key);
    expect(read()).toEqual(['4', '25', '1958']);
  });

  it('digits never move the focus, and neither does deleting', () => {
    type('month', '1');
    type('month', '2');
    expect(document.activeElement).toBe(find('month'));
    find('day').focus();
    const deleting = { inputType: 'deleteContentBackward', bubbles: true, cancelable: true };
    expect(find('day').dispatchEvent(new InputEvent('beforeinput', deleting))).toBe(true);
    expect(document.activeElement).toBe(find('day'));
  });

  it('a separator in an empty box, or after the year, does nothing', () => {
    expect(type('month', ' ')).toBe(false);
    expect(document.activeElement).toBe(find('month'));
    find('year').value = '1958';
    find('year').focus();
    expect(type('year', '/')).toBe(false);
    expect(read()).toEqual(['', '', '1958']);
  });
});

it('helps no more once stopped', () => {
  const other = document.createElement('fieldset');
  other.innerHTML = '<input data-part="month">';
  document.body.append(other);
  const stop = helpWithDate(other);
  stop();
  group = other;
  expect(paste('month', '03/09/1952')).toBe(true);
});
