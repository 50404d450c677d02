import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { makePageRenderer } from '@/lib/server/http/render-page';
import type { Exchange } from '@/lib/server/http/request-chain';
import { isRenderedForAll } from '@/lib/server/pages/rendering';

type Listener = (message: IncomingMessage, response: ServerResponse) => void;

/** Requests as Next's listener gets them. */
const asked: { readonly url: string | undefined; readonly headers: unknown; readonly isForAll: boolean }[] = [];

function listen(answer: Listener): Exchange['toNext'] {
  const server = createServer((message, response) => {
    asked.push({ url: message.url, headers: message.headers, isForAll: isRenderedForAll() });
    answer(message, response);
  });
  return (other) => {
    if (other) server.emit('request', other.message, other.response);
  };
}

afterEach(() => {
  asked.length = 0;
});

test('Next gets a request of nobody for the inside address, and what it answers goes nowhere', async () => {
  const toNext = listen((message, response) => {
    message.resume().once('end', () => {
      response.setHeader('content-type', 'text/html').write('<p>');
      response.end('x'.repeat(500_000));
    });
  });
  await makePageRenderer()('/m10/otc-savings/zipcode', toNext);
  expect(asked).toEqual([
    {
      url: '/m10/otc-savings/zipcode',
      headers: { host: 'localhost', 'x-next-rendering': '1' },
      isForAll: true,
    },
  ]);
  expect(isRenderedForAll()).toBe(false);
});

test('however many ask at the same time, a page is rendered once; who asks later has it rendered again', async () => {
  const toNext = listen((_, response) => void wait(20).then(() => response.end()));
  const render = makePageRenderer();
  await Promise.all(Array.from({ length: 50 }, (_, index) => render(`/m10/${index % 2}`, toNext)));
  expect(asked.map(({ url }) => url)).toEqual(['/m10/0', '/m10/1']);
  await render('/m10/0', toNext);
  expect(asked).toHaveLength(3);
});

test('a rendering that fails, or whose answer is cut, ends all the same', async () => {
  const render = makePageRenderer();
  await render(
    '/m10/failed',
    listen((_, response) => void response.writeHead(500).end()),
  );
  await render(
    '/m10/cut',
    listen((_, response) => void response.destroy()),
  );
  const thrown = render('/m10/thrown', () => {
    throw new RangeError('no listener');
  });
  await expect(thrown).rejects.toThrow('no listener');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});
