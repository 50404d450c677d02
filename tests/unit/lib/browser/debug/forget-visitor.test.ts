// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { followForgetting, forgetVisitor } from '@/lib/browser/debug/forget-visitor';
import { localStore, sessionStore } from '@/lib/browser/platform/storage';

const replace = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  replace.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  localStorage.clear();
  sessionStorage.clear();
});

it('forgets what we keep and the cookies, leaves what others keep, and opens the first step', async () => {
  localStore.write('user', { id: '1' });
  sessionStore.write('values.shared', { firstName: 'Mary' });
  localStorage.setItem('theirs', '1');
  document.cookie = 'visitor=1; Path=/';
  forgetVisitor('/otc-savings');
  expect(localStore.list('')).toEqual([]);
  expect(sessionStore.list('')).toEqual([]);
  expect(localStorage.getItem('theirs')).toBe('1');
  // A Max-Age of 0 ends a cookie at once in a browser, and after the running millisecond in happy-dom.
  await expect.poll(() => document.cookie).toBe('');
  expect(replace).toHaveBeenCalledWith('/otc-savings');
});

it('the next visitor of a tester is a test no less: only the server ends that', async () => {
  document.cookie = '__Host-test-mark=1; Path=/; Secure';
  document.cookie = 'visitor=1; Path=/';
  forgetVisitor('/otc-savings');
  await expect.poll(() => document.cookie).toBe('__Host-test-mark=1');
});

it('forgets what the page still writes on its way out', () => {
  forgetVisitor('/otc-savings');
  localStore.write('user-synced', 'now');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStore.list('')).toEqual([]);
});

it('the other tabs forget along', async () => {
  const stop = followForgetting('/grocery');
  forgetVisitor('/otc-savings');
  await expect.poll(() => replace.mock.calls.map(([address]) => address)).toEqual(['/otc-savings', '/grocery']);
  stop();
});
