import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldName } from '@/lib/fields/field-name';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import { formatWhileTyping } from '@/lib/fields/format-typing';
import { parsePhone } from '@/lib/fields/text-parsers';
import { countTries } from '@/tests/support/only-in-all';

const RUNS = countTries(10_000);
const PHONES = ['phone', 'driver1Phone', 'driver2Phone', 'driver3Phone'] as const;

/** What the box shows after each key; `<` is the backspace key. */
function type(name: FieldName, keys: string): readonly string[] {
  let shown = '';
  return Array.from(keys).map((key) => {
    const text = key === '<' ? shown.slice(0, -1) : shown + key;
    shown = formatWhileTyping(name, text, shown);
    return shown;
  });
}

function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const key = fc.constantFrom(...Array.from('01234567890123456789 ()-.+x\u2011\u202A/'));
const typed = fc.array(key, { maxLength: 16 }).map((keys) => keys.join(''));

describe('formatWhileTyping of a phone number', () => {
  it('shows the number as it grows', () => {
    expect(type('phone', '2065550100')).toEqual([
      '(2',
      '(20',
      '(206',
      '(206) 5',
      '(206) 55',
      '(206) 555',
      '(206) 555-0',
      '(206) 555-01',
      '(206) 555-010',
      '(206) 555-0100',
    ]);
  });

  it.each([
    ['206-555-0100', '(206) 555-0100'],
    ['(206) 555-0100', '(206) 555-0100'],
    ['206.555.0100', '(206) 555-0100'],
    ['+12065550100', '+1 (206) 555-0100'],
    ['+1 206 555 0100', '+1 (206) 555-0100'],
    ['12065550100', '1 (206) 555-0100'],
    ['1-206-555-0100', '1 (206) 555-0100'],
    ['1234567890', '(123) 456-7890'],
    ['20655501001', '(206) 555-01001'],
    ['+442079460000', '+442079460000'],
    ['206ext', '(206ext'],
  ])('typed key by key, %s shows %s', (keys, shown) => {
    expect(type('phone', keys).at(-1)).toBe(shown);
  });

  it.each(['206\u2011555\u20110100', '\u202A(206) 555-0100\u202C', 'tel:+1-206-555-0100', '206/555/0100'])(
    'copied as %j it is a number',
    (text) => {
      expect(parsePhone(text)).toBe('(206) 555-0100');
      expect(formatWhileTyping('phone', text, '')).toMatch(/^(\+1 )?\(206\) 555-0100$/);
    },
  );

  it.each([...PHONES])('%s is formatted when pasted', (name) => {
    expect(formatWhileTyping(name, ' 206-555-0100', '')).toBe('(206) 555-0100');
    expect(formatWhileTyping(name, '+12065550100', '')).toBe('+1 (206) 555-0100');
    expect(formatWhileTyping(name, 'my number', '')).toBe('my number');
  });

  it.each(['2065550100', '12065550100', '+12065550100', '1-206', '+44 20', '1'])(
    '%s is gone after as many backspaces as there are characters',
    (keys) => {
      const shown = type('phone', keys).at(-1) ?? '';
      expect(type('phone', `${keys}${'<'.repeat(shown.length)}`).at(-1)).toBe('');
    },
  );

  it('can be deleted from the end, whatever was typed', () => {
    fc.assert(
      fc.property(typed, (keys) => {
        const shown = type('phone', keys).at(-1) ?? '';
        expect(type('phone', `${keys}${'<'.repeat(shown.length)}`).at(-1) ?? '').toBe('');
      }),
      { numRuns: countTries(1_000) },
    );
  });

  it('does not bring back a separator that was just deleted', () => {
    expect(formatWhileTyping('phone', '(206 555-0100', '(206) 555-0100')).toBe('(206 555-0100');
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(typed, typed, (text, previous) => {
        expect(keepDigits(formatWhileTyping('phone', text, previous))).toBe(keepDigits(text));
      }),
      { numRuns: RUNS },
    );
  });

  it('leaves its own output as it is', () => {
    fc.assert(
      fc.property(typed, typed, (text, previous) => {
        const shown = formatWhileTyping('phone', text, previous);
        expect(formatWhileTyping('phone', shown, shown)).toBe(shown);
        const pasted = formatWhileTyping('phone', text, '');
        expect(formatWhileTyping('phone', pasted, '')).toBe(pasted);
      }),
      { numRuns: RUNS },
    );
  });

  it('changes nothing of what a number means', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const meant = parsePhone(text);
        if (meant) expect(parsePhone(formatWhileTyping('phone', text, ''))).toBe(meant);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('formatWhileTyping of a ZIP code', () => {
  it.each([
    ['33101', '33101'],
    ['33101-1234', '33101'],
    [' 331', '331'],
    ['3310a', '3310'],
    ['331012', '33101'],
    ['', ''],
  ])('%j shows %j', (text, shown) => {
    expect(formatWhileTyping('zipcode', text, '')).toBe(shown);
  });

  it('keeps the first five digits, and its own output', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const shown = formatWhileTyping('zipcode', text, '');
        expect(shown).toBe(keepDigits(text).slice(0, 5));
        expect(formatWhileTyping('zipcode', shown, text)).toBe(shown);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('formatWhileTyping of anything else', () => {
  const others = FIELD_NAMES.filter(
    (name) => name !== 'zipcode' && !/Dob$/i.test(name) && !(PHONES as readonly string[]).includes(name),
  );

  it('changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...others), fc.oneof(typed, fc.string()), typed, (name, text, previous) => {
        expect(formatWhileTyping(name, text, previous)).toBe(text);
      }),
      { numRuns: RUNS },
    );
  });
});
