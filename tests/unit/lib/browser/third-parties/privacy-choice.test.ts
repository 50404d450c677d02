// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseOptOut, renewOptOut } from '@/lib/browser/third-parties/privacy-choice';
import { hasBrowserSignal, hasOptOutSignal, watchOptOut } from '@/lib/browser/platform/privacy-signal';

/** What the page has written of cookies, and what it reads of them. */
let written: string[];
let readable: string;

beforeEach(() => {
  written = [];
  readable = '';
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => readable,
    set: (cookie: string) => {
      written.push(cookie);
    },
  });
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
  chooseOptOut(false);
  written = [];
});

test('nobody has opted out who has not said so', () => {
  expect(hasOptOutSignal()).toBe(false);
});

test('the choice is kept in the browser and told to the server, and taken back in both places', () => {
  chooseOptOut(true);
  expect(hasOptOutSignal()).toBe(true);
  expect(written.at(-1)).toMatch(/^__Host-opt-out=1; Path=\/; Max-Age=34560000; Secure; SameSite=Lax$/);
  chooseOptOut(false);
  expect(hasOptOutSignal()).toBe(false);
  expect(written.at(-1)).toContain('Max-Age=0');
});

test('the cookie alone is enough, where storage was refused or cleared', () => {
  readable = 'a=1; __Host-opt-out=1';
  expect(hasOptOutSignal()).toBe(true);
  readable = 'x__Host-opt-out=1';
  expect(hasOptOutSignal()).toBe(false);
});

test("the browser's signal counts whatever was chosen", () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  expect([hasBrowserSignal(), hasOptOutSignal()]).toEqual([true, true]);
});

test('a later visit gives the cookie its full time again', () => {
  renewOptOut();
  expect(written).toEqual([]);
  chooseOptOut(true);
  renewOptOut();
  expect(written).toHaveLength(2);
});

test('the page hears of a choice in this tab and in another, until it stops', () => {
  const heard = vi.fn();
  const stop = watchOptOut(heard);
  chooseOptOut(true);
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  chooseOptOut(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
