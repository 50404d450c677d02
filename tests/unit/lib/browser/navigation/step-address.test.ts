// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readStepName, watchAddress } from '@/lib/browser/navigation/step-address';

beforeEach(() => {
  window.history.replaceState(null, '', '/otc-savings?utm_source=x');
});

it('the address names a step under its page, or none', () => {
  expect(readStepName('/otc-savings')).toBeUndefined();
  window.history.replaceState(null, '', '/otc-savings/zip%2Dcode');
  expect(readStepName('/otc-savings')).toBe('zip-code');
  expect(readStepName('/otc')).toBeUndefined();
});

it('Back and Forward are heard until the watch ends', () => {
  const onMoved = vi.fn();
  const unsubscribe = watchAddress(onMoved);
  window.dispatchEvent(new Event('popstate'));
  unsubscribe();
  window.dispatchEvent(new Event('popstate'));
  expect(onMoved).toHaveBeenCalledOnce();
});
