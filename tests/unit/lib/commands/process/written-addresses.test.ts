import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { calls } from '@/lib/calls/calls';
import { openWritten } from '@/lib/commands/process/written-addresses';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function serve(listener: RequestListener): Promise<number> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as AddressInfo).port;
}

test('a site that does not know an address at first is asked until it does, each under its brand', async () => {
  const asked: string[] = [];
  const port = await serve(({ url = '', headers: { host } }, response) => {
    const isKnown = url === calls.getHealth.path || asked.includes(url);
    asked.push(url);
    expect(host).toBe(`bh.localhost:${port}`);
    response.writeHead(isKnown ? 200 : 404).end();
  });
  expect(await openWritten(port, 'bh', ['/one', '/one-es'])).toBe('The site runs there: open it.');
  expect(asked.filter((path) => path.startsWith('/one'))).toEqual(['/one', '/one-es', '/one', '/one-es']);
});

test('another program on the port is not taken for the site', async () => {
  const port = await serve((_, response) => void response.writeHead(404).end());
  expect(await openWritten(port, 'm10', ['/one'])).toBe('npm run dev shows it.');
});

test('where no site runs, the command that starts one is named', async () => {
  const port = await serve(() => undefined);
  server?.close();
  await new Promise((resolve) => server?.once('close', resolve));
  expect(await openWritten(port, 'm10', ['/one'])).toBe('npm run dev shows it.');
});
