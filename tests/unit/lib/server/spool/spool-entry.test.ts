import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSpoolLine, parseSpool, type SpoolEntry } from '@/lib/server/spool/spool-entry';
import { makeConsent, makeEvent, makeLead } from '@/tests/support/store-records';

const lead = makeLead();
const ENTRIES: readonly SpoolEntry[] = [
  { kind: 'event', event: makeEvent({ properties: { text: 'line\nbreak \u2028 🎉' } }) },
  { kind: 'lead', lead, consents: [makeConsent(lead)] },
  { kind: 'event', event: makeEvent() },
];

test('what was written is read, in order', () => {
  expect(parseSpool(ENTRIES.map(formatSpoolLine).join(''))).toEqual({ entries: ENTRIES, damaged: [], tail: '' });
});

test('cut anywhere, every whole line is kept and the torn one told apart', () => {
  const lines = ENTRIES.map(formatSpoolLine);
  const text = lines.join('');
  for (let length = 0; length <= text.length; length += 1) {
    const { entries, damaged, tail } = parseSpool(text.slice(0, length));
    const ends = lines.map((_line, index) => lines.slice(0, index + 1).join('').length);
    expect(entries).toHaveLength(ends.filter((end) => end <= length).length);
    expect(damaged).toEqual([]);
    expect(tail).toBe(text.slice(ends.findLast((end) => end <= length) ?? 0, length));
  }
});

test('a damaged line is set aside and takes no other with it', () => {
  const [first = '', second = '', third = ''] = ENTRIES.map(formatSpoolLine);
  const { entries, damaged } = parseSpool(`${first}${second.slice(3)}\u0000\u0000\n{"kind":"other"}\n${third}`);
  expect(entries).toEqual([ENTRIES[0], ENTRIES[2]]);
  expect(damaged).toHaveLength(3);
});

test('no text is too strange to read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { entries, damaged, tail } = parseSpool(text);
      expect(entries.length + damaged.length).toBe(text.split('\n').length - 1);
      expect(text.endsWith(tail)).toBe(true);
    }),
  );
});
