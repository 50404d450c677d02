import { expect, test } from 'vitest';
import { isOwnError } from '@/lib/errors/own-error';

const ORIGIN = 'https://meridian10.example';

test.each([
  ['ours', `Error: x\n    at f (${ORIGIN}/_next/static/chunks/a.js:1:2)`, true],
  ["another company's", 'Error: x\n    at https://tags.example/gtm.js:1:2', false],
  ["an extension's", 'Error: x\n    at chrome-extension://abc/inject.js:1:2', false],
  ['without a trace', '', true],
])('an error that is %s', (_whose, stack, isOwn) => {
  expect(isOwnError({ message: 'x', stack }, ORIGIN)).toBe(isOwn);
});

test("what the browser hides of another company's error is not ours", () => {
  expect(isOwnError({ message: 'Script error.', stack: '' }, ORIGIN)).toBe(false);
});
