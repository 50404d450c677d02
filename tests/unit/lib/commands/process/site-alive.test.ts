import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isSiteAlive } from '@/lib/commands/process/site-alive';

test('a site that does not answer in time still owns its store; one that nobody runs owns none', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await isSiteAlive(site, 50)).toBe(true);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await isSiteAlive(site)).toBe(false);
});
