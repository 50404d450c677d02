import { expect, test } from 'vitest';
import { UsageError } from '@/lib/commands/process/command-line';
import { readSearch } from '@/lib/commands/process/person-search';

const ID = '5B2E1C0A-0000-4000-8000-000000000001';

test.each([
  ['phone', '+1 (206) 555-0187', '2065550187'],
  ['email', ' Ada@Example.com', 'ada@example.com'],
  ['visitor', ID, ID.toLowerCase()],
  ['lead', ` ${ID} `, ID.toLowerCase()],
  ['session', 'a session', 'a session'],
])('somebody is looked for by %s %s as the store compares it', (by, given, value) => {
  expect(readSearch(by, given)).toEqual({ by, value });
});

test.each([
  ['phone', '555-0187'],
  ['phone', 'ada@example.com'],
  ['email', '2065550187'],
  ['lead', 'x'],
  ['session', ' '],
  ['name', 'Ada'],
])('%s %s is no way to find anybody', (by, given) => {
  expect(() => readSearch(by, given)).toThrow(UsageError);
});
