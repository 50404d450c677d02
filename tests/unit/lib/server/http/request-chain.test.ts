import { expect, test, vi } from 'vitest';
import { runHandlers, type Exchange, type RequestHandler } from '@/lib/server/http/request-chain';

const exchange = { toNext: vi.fn() } as unknown as Exchange;

test('handlers are asked in order, and none after the one that answers', () => {
  const asked: string[] = [];
  const make =
    (name: string, isAnswering = false): RequestHandler =>
    (_, handOn) => {
      asked.push(name);
      if (!isAnswering) handOn();
    };
  runHandlers([make('guard'), make('calls', true), make('pages')], exchange);
  expect(asked).toEqual(['guard', 'calls']);
});

test('a handler may take its time before it hands a request on', async () => {
  const last = vi.fn();
  const slow: RequestHandler = (_, handOn) => void Promise.resolve().then(handOn);
  runHandlers([slow, last], exchange);
  expect(last).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(last).toHaveBeenCalledOnce());
});
