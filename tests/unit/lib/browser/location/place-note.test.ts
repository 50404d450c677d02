import { expect, test, vi } from 'vitest';
import { findPlaceNote } from '@/lib/browser/location/place-note';

const NOTE = { title: 'Seattle, Washington' };

test('lookups that fail in the other order than they were made are nothing, and are asked for again', async () => {
  const failures: (() => void)[] = [];
  const fetching = vi.fn(
    () => new Promise<Response>((_, reject) => failures.push(() => reject(new TypeError('offline')))),
  );
  vi.stubGlobal('fetch', fetching);
  const first = findPlaceNote('98101', 'auto', 'english');
  const second = findPlaceNote('33101', 'auto', 'english');
  failures[1]?.();
  expect(await second).toBeUndefined();
  failures[0]?.();
  expect(await first).toBeUndefined();

  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(NOTE)));
  expect(await findPlaceNote('33101', 'auto', 'english')).toEqual(NOTE);
});
