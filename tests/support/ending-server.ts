import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isDraining } from '@/lib/server/platform/draining';
import { watchForTermination } from '@/lib/server/http/shut-down';

// Started as a process of its own, to be told to end: prints its port, answers /ready as the product does, /slow
// after a while and an upload once it is whole; prints what it finishes.
const [delayMs = 0, limitMs = 0, relayMs = 0] = process.argv.slice(2).map(Number);
const SLOW_MS = 1000;

const server = createServer((request, response) => {
  request.resume();
  if (request.url === '/ready') response.writeHead(isDraining() ? 503 : 200).end();
  else if (request.url === '/slow') setTimeout(() => response.end('whole'), SLOW_MS);
  else request.once('end', () => response.end());
});

// Stands for Next's own answer to the signal.
process.on('SIGTERM', () => process.exit(143));

watchForTermination({
  delayMs,
  limitMs,
  stopRelay: async () => {
    await wait(relayMs);
    console.log('relay stopped');
  },
  closeStore: () => {
    console.log('store closed');
    return Promise.resolve();
  },
  exit: (code) => process.exit(code),
});

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
