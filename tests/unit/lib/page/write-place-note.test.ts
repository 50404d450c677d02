import { expect, test } from 'vitest';
import { placeTexts } from '@/funnels/place-texts';
import { listBannedClaims } from '@/lib/compliance/banned-claims';
import { writePlaceNote } from '@/lib/page/write-place-note';

const SEATTLE = { city: 'Seattle', stateName: 'Washington' };
const at = (day: string) => new Date(`${day}T17:00Z`);

test.each([
  ['2026-10-15', 'begins on January 1, 2027'],
  ['2026-12-07', 'begins on January 1, 2027'],
  ['2026-12-08', 'yearly open enrollment begins on October 15. A move'],
  ['2027-01-01', 'Until March 31'],
  ['2027-03-31', 'Until March 31'],
  ['2027-04-01', 'yearly open enrollment begins on October 15. A move'],
])('on %s people on Medicare read what may be done that day', (day, words) => {
  const note = writePlaceNote(placeTexts, 'medicare', 'english', SEATTLE, at(day));
  expect(note.title).toBe('Seattle, Washington');
  expect(note.text).toContain(words);
  expect(note.source).toMatch(/\d{4}/);
});

test('drivers read a rule of their state in the language of the page, with its source', () => {
  const note = writePlaceNote(placeTexts, 'auto', 'spanish', SEATTLE, at('2026-05-01'));
  expect(note.text).toBe(placeTexts.auto.texts['Washington']?.spanish);
  expect(note.source).toContain('ley de seguros de Washington, 2026');
});

test('where nothing differs from place to place, or nothing is held, the place is named alone', () => {
  expect(writePlaceNote(placeTexts, 'life', 'english', SEATTLE, at('2026-05-01'))).toEqual({
    title: 'Seattle, Washington',
  });
  const guam = { city: 'Dededo', stateName: 'Guam' };
  expect(writePlaceNote(placeTexts, 'auto', 'english', guam, at('2026-05-01'))).toEqual({ title: 'Dededo, Guam' });
});

test('no text about a place claims what may not be claimed', () => {
  const texts = [...Object.values(placeTexts.medicare.texts), ...Object.values(placeTexts.auto.texts)];
  expect(texts).toHaveLength(54);
  expect(texts.flatMap(({ english, spanish }) => [english, spanish].flatMap((text) => listBannedClaims(text)))).toEqual(
    [],
  );
});
