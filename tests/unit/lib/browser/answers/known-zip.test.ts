// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepValues } from '@/lib/browser/answers/kept-values';
import { watchGivenZip, watchKnownZip } from '@/lib/browser/answers/known-zip';
import type { PageVisit } from '@/lib/browser/page/page-visit';

function listTold(urlParameters: Readonly<Record<string, string>>): readonly string[] {
  const told: string[] = [];
  const stop = watchKnownZip({ visit: { urlParameters } } as unknown as PageVisit, (zip) => told.push(zip));
  stop();
  return told;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('is the one answered on an earlier page, else that of the address', () => {
  expect(listTold({})).toEqual([]);
  expect(listTold({ zip_code: '60601' })).toEqual(['60601']);
  keepValues('medicare@1', { zipcode: '33101' });
  expect(listTold({ zip_code: '60601' })).toEqual(['33101']);
});

it('is forgotten after 30 days', () => {
  keepValues('medicare@1', { zipcode: '33101' });
  vi.useFakeTimers({ now: Date.now() + 30 * 24 * 60 * 60 * 1000 });
  expect(listTold({})).toEqual([]);
  vi.useRealTimers();
});

it('is told as given when a step sends a valid one, not before', () => {
  document.body.innerHTML = '<form><input name="zipcode" value="3310" /></form>';
  const [form] = document.forms;
  const told: string[] = [];
  const stop = watchGivenZip((zip) => told.push(zip));
  const send = () => form?.dispatchEvent(new Event('submit', { bubbles: true }));
  keepValues('medicare@1', { zipcode: '60601' });
  send();
  form?.querySelector('input')?.setAttribute('value', '33101');
  send();
  stop();
  send();
  expect(told).toEqual(['33101']);
});
