// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as collectorModule from '@/lib/browser/recovery/caught-errors';

type Collector = typeof collectorModule;

let collector: Collector;

beforeEach(async () => {
  sessionStorage.clear();
  vi.resetModules();
  collector = await import('@/lib/browser/recovery/caught-errors');
});

function collect(): unknown[] {
  const seen: unknown[] = [];
  collector.observeErrors((error) => seen.push(error));
  return seen;
}

describe('caught errors', () => {
  it('a listener that comes late hears what was before, then what follows', () => {
    collector.announceError(new TypeError('early'));
    const seen = collect();
    collector.announceError(new RangeError('late'));
    expect(seen).toEqual([
      expect.objectContaining({ name: 'TypeError', message: 'early' }),
      expect.objectContaining({ name: 'RangeError', message: 'late' }),
    ]);
  });

  it('keeps id, name, message and stack, and nothing else of what was thrown', () => {
    const error = Object.assign(new Error('boom'), { values: { firstName: 'Mary' }, cause: 'Mary' });
    expect(Object.keys(collector.announceError(error)).sort()).toEqual(['id', 'message', 'name', 'stack']);
    expect(collector.announceError(error).id).toMatch(/^[0-9a-f]{8}$/);
  });

  it('at most ten errors wait for a listener', () => {
    for (let count = 0; count < 12; count += 1) collector.announceError(new Error(String(count)));
    expect(collect()).toHaveLength(10);
  });

  it('the same error is announced once, under one id', () => {
    const seen = collect();
    const error = new Error('once');
    expect(collector.announceError(error)).toBe(collector.announceError(error));
    expect(seen).toHaveLength(1);
  });

  it('a part of the script that cannot be fetched is named Chunk Error', () => {
    const error = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });
    expect(collector.announceError(error)).toMatchObject({
      name: 'Chunk Error',
      message: 'Failed to load chunk /a.js',
    });
  });

  it('what is no error is told by its text', () => {
    expect(collector.announceError('refused')).toMatchObject({ name: 'Error', message: 'refused', stack: '' });
  });

  it('an error kept over a reload is announced after it, once, under its id', async () => {
    const kept = collector.announceError(new Error('ended the page'));
    collector.keepError(kept);
    vi.resetModules();
    collector = await import('@/lib/browser/recovery/caught-errors');
    collector.announceKeptError();
    collector.announceKeptError();
    expect(collect()).toEqual([kept]);
  });

  it('who stopped listening hears no more', () => {
    const listener = vi.fn();
    collector.observeErrors(listener)();
    collector.announceError(new Error('unheard'));
    expect(listener).not.toHaveBeenCalled();
  });
});
