import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from '@/lib/browser/delivery/take-turn';

const done = () => Promise.resolve(true);

/** The tab's patience, which ends when the test says so. */
let patience: AbortController;

beforeEach(() => {
  patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As the Web Locks API has it, for one name. */
function makeLocks(): Pick<LockManager, 'request'> {
  let end: ((reason: Error) => void) | undefined;
  let held: Promise<unknown> = Promise.resolve();
  const request = async (_name: string, { signal, steal }: LockOptions, take: () => Promise<unknown>) => {
    const refusal = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('no', 'AbortError')));
    });
    if (steal) end?.(new DOMException('stolen', 'AbortError'));
    else await Promise.race([held, refusal]);
    const isStolen = new Promise<never>((_resolve, reject) => (end = reject));
    const turn = Promise.race([take(), isStolen]);
    held = turn.catch(() => undefined);
    return turn;
  };
  return { request: request as LockManager['request'] };
}

test.each([
  ['no locks', undefined],
  ['locks that are refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('with %s the turn is done all the same, once', async (_what, locks) => {
  vi.stubGlobal('navigator', { locks });
  const turn = vi.fn(done);
  expect(await takeTurn('event', turn)).toBe(true);
  expect(turn).toHaveBeenCalledTimes(1);
});

test('a turn that hangs is left to itself: another tab loses its patience and begins', async () => {
  vi.stubGlobal('navigator', { locks: makeLocks() });
  let finish: (isMore: boolean) => void = () => undefined;
  const hangingTurn = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
  const hanging = takeTurn('event', hangingTurn);
  await vi.waitFor(() => expect(hangingTurn).toHaveBeenCalled());
  const other = takeTurn('event', done);
  patience.abort();
  expect(await other).toBe(true);
  finish(false);
  expect(await hanging).toBe(false);
});
