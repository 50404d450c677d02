import { expect, test, vi } from 'vitest';
import { createWriteQueue, StoreBusyError } from '@/lib/server/records/write-queue';

function sqlError(code: string): Error {
  return Object.assign(new Error('refused'), { code });
}

test('writes that arrive together are one commit, in order', async () => {
  const commit = vi.fn<(writes: readonly number[]) => Promise<void>>(() => Promise.resolve());
  const queue = createWriteQueue(commit);
  await Promise.all([1, 2, 3].map((write) => queue.add(write)));
  await queue.add(4);
  expect(commit.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
});

test('nothing resolves before its commit has', async () => {
  let finish = (): void => undefined;
  const queue = createWriteQueue<number>(() => new Promise((resolve) => (finish = resolve)));
  let accepted = false;
  const adding = queue.add(1).then(() => (accepted = true));
  await vi.waitFor(() => expect(finish).not.toBe(undefined));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(accepted).toBe(false);
  finish();
  await adding;
  expect(accepted).toBe(true);
});

test('one bad row fails alone', async () => {
  const queue = createWriteQueue<number>((writes) =>
    writes.includes(2) ? Promise.reject(sqlError('22007')) : Promise.resolve(),
  );
  const results = await Promise.allSettled([1, 2, 3].map((write) => queue.add(write)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test.each(['40001', '40P01', '57P01', '08006', 'ECONNRESET'])('after %s the batch is tried once more', async (code) => {
  const commit = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(sqlError(code));
  await createWriteQueue<number>(commit).add(1);
  expect(commit).toHaveBeenCalledTimes(2);
});

test.each(['57014', '53100', 'ECONNREFUSED'])('after %s every write is refused at once', async (code) => {
  const commit = vi.fn(() => Promise.reject(sqlError(code)));
  const queue = createWriteQueue<number>(commit);
  const results = await Promise.allSettled([1, 2, 3].map((write) => queue.add(write)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(commit).toHaveBeenCalledTimes(1);
});

test('a full queue refuses instead of growing, and goes on', async () => {
  const queue = createWriteQueue<number>(() => Promise.resolve());
  const results = await Promise.allSettled(Array.from({ length: 1001 }, (_, write) => queue.add(write)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(results.at(-1)).toMatchObject({ reason: expect.any(StoreBusyError) as StoreBusyError });
  await queue.add(1);
  await queue.drain();
});

test('after the store is found away, those who wait behind are refused without another try', async () => {
  const commit = vi.fn(() => Promise.reject(sqlError('ECONNREFUSED')));
  const queue = createWriteQueue<number>(commit);
  const results = await Promise.allSettled(Array.from({ length: 500 }, (_, write) => queue.add(write)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(commit).toHaveBeenCalledTimes(1);
});
