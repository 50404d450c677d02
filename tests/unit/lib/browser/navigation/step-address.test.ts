// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readStepName, showStep, watchAddress } from '@/lib/browser/navigation/step-address';

beforeEach(() => {
  window.history.replaceState(null, '', '/otc-savings?utm_source=x');
});

it('the address names a step under its page, or none', () => {
  expect(readStepName('/otc-savings')).toBeUndefined();
  window.history.replaceState(null, '', '/otc-savings/zip%2Dcode');
  expect(readStepName('/otc-savings')).toBe('zip-code');
  expect(readStepName('/otc')).toBeUndefined();
});

it('a step is pushed with the query, or takes the place of the one before without it', () => {
  const before = window.history.length;
  showStep('/otc-savings', 'medicare', { replace: false, keepQuery: true });
  expect(window.location.pathname + window.location.search).toBe('/otc-savings/medicare?utm_source=x');
  expect(window.history.length).toBe(before + 1);
  showStep('/otc-savings', 'result', { replace: true, keepQuery: false });
  expect(window.location.pathname + window.location.search).toBe('/otc-savings/result');
  expect(window.history.length).toBe(before + 1);
});

it('Back and Forward are heard until the watch ends', () => {
  const onMoved = vi.fn();
  const unsubscribe = watchAddress(onMoved);
  window.dispatchEvent(new Event('popstate'));
  unsubscribe();
  window.dispatchEvent(new Event('popstate'));
  expect(onMoved).toHaveBeenCalledOnce();
});
