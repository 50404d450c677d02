// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goBackTo, showStep } from '@/lib/browser/navigation/step-moves';

beforeEach(() => {
  window.history.replaceState(null, '', '/otc-savings?utm_source=x');
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

it('an entry tells what stands before it; one that takes its place tells the same', () => {
  window.history.replaceState(null, '', '/otc-savings');
  showStep('/otc-savings', 'medicare', { replace: false, keepQuery: true });
  expect(window.history.state).toEqual({ before: '/otc-savings' });
  showStep('/otc-savings', 'medicaid', { replace: true, keepQuery: true });
  expect(window.history.state).toEqual({ before: '/otc-savings' });
});

describe('going back to a step', () => {
  const back = vi.fn();
  const isMedicare = (stepName: string | undefined) => stepName === 'medicare';

  beforeEach(() => {
    back.mockClear();
    vi.spyOn(window.history, 'back').mockImplementation(back);
  });

  it('goes when the entry before shows it, once until the browser has arrived', () => {
    window.history.replaceState({ before: '/otc-savings/medicare' }, '', '/otc-savings/medicaid');
    expect(goBackTo('/otc-savings', isMedicare)).toBe(true);
    expect(goBackTo('/otc-savings', isMedicare)).toBe(true);
    expect(back).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('popstate'));
    expect(goBackTo('/otc-savings', isMedicare)).toBe(true);
    expect(back).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('pageshow'));
    expect(goBackTo('/otc-savings', isMedicare)).toBe(true);
    expect(back).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('popstate'));
  });

  it.each([
    [null],
    [{ before: 7 }],
    [{ before: '/otc-savings' }],
    [{ before: '/otc-savings/zipcode' }],
    [{ before: '/other/medicare' }],
  ])('does not go when the entry is %j', (state) => {
    window.history.replaceState(state, '', '/otc-savings/medicaid');
    expect(goBackTo('/otc-savings', isMedicare)).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });
});
