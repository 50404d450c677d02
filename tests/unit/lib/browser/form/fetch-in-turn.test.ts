// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchInTurn } from '@/lib/browser/form/fetch-in-turn';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

/** The page has nothing else to do. */
async function rest(): Promise<void> {
  idle.splice(0).forEach((work) => work());
  await new Promise((resolve) => setTimeout(resolve));
}

it('fetches one after the other, each when the page has nothing else to do', async () => {
  const arrive: (() => void)[] = [];
  const first = vi.fn(() => new Promise<void>((resolve) => arrive.push(resolve)));
  const second = vi.fn();
  void fetchInTurn([first, second], () => true);
  expect(first).not.toHaveBeenCalled();
  await rest();
  expect(first).toHaveBeenCalledOnce();
  await rest();
  expect(second).not.toHaveBeenCalled();
  arrive.forEach((done) => done());
  await rest();
  await rest();
  expect(second).toHaveBeenCalledOnce();
});

it('stops for a form that is gone, and says nothing of what cannot be fetched', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('no connection')));
  const gone = fetchInTurn([fetch], () => false);
  await rest();
  await gone;
  expect(fetch).not.toHaveBeenCalled();
  const failing = fetchInTurn([fetch, fetch], () => true);
  await rest();
  await expect(failing).resolves.toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();
});

it('fetches nothing ahead for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const fetch = vi.fn();
  await fetchInTurn([fetch], () => true);
  expect(fetch).not.toHaveBeenCalled();
  expect(idle).toEqual([]);
});
