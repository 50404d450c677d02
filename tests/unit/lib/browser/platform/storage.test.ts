// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore } from '@/lib/browser/platform/storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('browser storage', () => {
  it('keeps JSON under a prefix of ours', () => {
    localStore.write('a', { b: 1 });
    expect(localStorage.getItem('funnel.a')).toBe('{"b":1}');
    expect(localStore.read('a')).toEqual({ b: 1 });
    expect(localStore.list('a')).toEqual(['a']);
    localStore.remove('a');
    expect(localStore.read('a')).toBeUndefined();
  });

  it('a corrupt value reads as nothing', () => {
    localStorage.setItem('funnel.a', '{"b":');
    expect(localStore.read('a')).toBeUndefined();
  });

  it('where the browser refuses, the value lives in memory', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    localStore.write('c', 2);
    expect(localStore.read('c')).toBe(2);
    expect(localStore.list('c')).toEqual(['c']);
    localStore.remove('c');
    expect(localStore.read('c')).toBeUndefined();
  });
});
