// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpeningHours } from '@/lib/brand/opening-hours';
import { isAnswered, watchOfficeHours, type Office } from '@/lib/browser/phone/office-hours';
import { findClosedOffice, watchOffice } from '@/lib/browser/phone/office-state';

const hours: OpeningHours = {
  zone: 'America/New_York',
  week: [{ from: 'monday', to: 'friday', opens: '08:00', closes: '20:00' }],
  holidays: [],
  exceptions: [],
};
const office: Office = { hours, language: 'english', opens: 'Opens {when}' };
let stop: () => void;

/** Opens a page at a moment. */
function openPage(at: string, body = '<form id="start"></form>'): void {
  vi.useFakeTimers({ now: new Date(at) });
  document.body.innerHTML = `<div id="shell"></div>${body}`;
  document.getElementById('shell')?.setAttribute('data-office', JSON.stringify(office));
  stop = watchOfficeHours();
}

const isMarked = () => document.documentElement.hasAttribute('data-office-closed');

beforeEach(() => void (stop = () => undefined));

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('asks for a call while somebody answers', () => {
  openPage('2026-11-23T15:00:00Z');
  expect(isAnswered()).toBe(true);
  expect(findClosedOffice()).toBeUndefined();
  expect(isMarked()).toBe(false);
});

it('says when somebody answers next, and leads to the question', () => {
  openPage('2026-11-22T15:00:00Z');
  expect(isAnswered()).toBe(false);
  expect(findClosedOffice()).toEqual({ words: 'Opens tomorrow 8 a.m. ET', href: '#start' });
  expect(isMarked()).toBe(true);
});

it('leads to the front page where a page asks nothing', () => {
  openPage('2026-11-21T15:00:00Z', '');
  expect(findClosedOffice()).toEqual({ words: 'Opens Monday 8 a.m. ET', href: '/' });
});

it('notices that the office closes and opens while the page is open', () => {
  openPage('2026-11-24T00:59:50Z');
  const heard = vi.fn();
  const unwatch = watchOffice(heard);
  vi.advanceTimersByTime(60_000);
  expect(findClosedOffice()?.words).toBe('Opens tomorrow 8 a.m. ET');
  vi.setSystemTime(new Date('2026-11-24T13:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(findClosedOffice()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  unwatch();
});
