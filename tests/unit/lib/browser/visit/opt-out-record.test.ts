// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseOptOut } from '@/lib/browser/third-parties/privacy-choice';
import { startVisit } from '@/lib/browser/visit/current-visit';
import { findKeptUser } from '@/lib/browser/visit/kept-user';
import { recordOptOut } from '@/lib/browser/visit/opt-out-record';
import { localStore } from '@/lib/browser/platform/storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('an opt-out and its end are changes of the user, each of which the server is told', () => {
  startVisit({});
  const told: unknown[] = [];
  const announce = vi.fn(() => told.push(findKeptUser(localStore)?.isOptedOut));
  const stop = recordOptOut({ announce });
  chooseOptOut(true);
  chooseOptOut(false);
  stop();
  chooseOptOut(true);
  expect(told).toEqual([false, true, false]);
});

it('a visit begins with what was chosen before, and changes nothing of the user by that', () => {
  startVisit({});
  recordOptOut({ announce: () => undefined });
  chooseOptOut(true);
  const before = findKeptUser(localStore);
  startVisit({});
  expect(findKeptUser(localStore)).toEqual(before);
  expect(before?.isOptedOut).toBe(true);
  chooseOptOut(false);
});
