// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { startVisit } from '@/lib/browser/visit/current-visit';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/otc-savings?utm_source=a');
});

it('a session that the address names is told, and the session of the tab stays its own', () => {
  const first = startVisit({ session_id: 'shared-by-a-link' });
  expect(first.sessionId).not.toBe('shared-by-a-link');
  expect(first.urlParameters).toEqual({ utm_source: 'a', session_id: 'shared-by-a-link' });
  expect(startVisit({}).sessionId).toBe(first.sessionId);
  sessionStorage.clear();
  expect(startVisit({ session_id: 'shared-by-a-link' }).sessionId).not.toBe(first.sessionId);
});

it('device and devicetype are parameters of the visit until another ad is clicked', () => {
  expect(startVisit({ device: 'm', devicetype: 'phone' }).urlParameters).toMatchObject({ device: 'm' });
  expect(startVisit({}).urlParameters).toEqual({ utm_source: 'a', device: 'm', devicetype: 'phone' });
  window.history.replaceState(null, '', '/grocery');
  expect(startVisit({}).urlParameters).toMatchObject({ device: 'm' });
  window.history.replaceState(null, '', '/grocery?gclid=1');
  expect(startVisit({}).urlParameters).toEqual({ gclid: '1' });
});
