import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { POST as postEvent } from '@/app/api/event/create/route';
import { POST as postLead } from '@/app/api/lead/create/route';
import { POST as postPhone } from '@/app/api/mediaalpha/get-phone/route';
import { startProcessRelay, stopProcessRelay } from '@/lib/server/process/process-relay';
import { watchForTermination } from '@/lib/server/http/shut-down';
import { getStore } from '@/lib/server/process/open-store';

// Started as a process of its own, to be killed: the product's own handlers, store, spool and relay, without Next
// around them, so that hundreds of starts take minutes. Prints its port once the store has been asked.
const HANDLERS: Readonly<Record<string, (request: Request) => Promise<Response> | Response>> = {
  '/api/event/create': postEvent,
  '/api/lead/create': postLead,
  '/api/mediaalpha/get-phone': postPhone,
};
const END_WITHIN_MS = 20_000;

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers(incoming.headers as Record<string, string>);
  headers.set('host', 'm10.localhost');
  const body = new Uint8Array(await buffer(incoming));
  return new Request(`http://0.0.0.0${incoming.url ?? '/'}`, { method: 'POST', headers, body });
}

const server = createServer((incoming, outgoing) => {
  void toRequest(incoming).then(async (request) => {
    const response = await HANDLERS[new URL(request.url).pathname]?.(request);
    outgoing.writeHead(response?.status ?? 404, [...(response?.headers ?? [])].flat()).end(await response?.text());
  });
});

watchForTermination({
  delayMs: 0,
  limitMs: END_WITHIN_MS,
  stopRelay: stopProcessRelay,
  closeStore: () => getStore().close(),
  exit: (code) => process.exit(code),
});
startProcessRelay();
void getStore()
  .ping()
  .catch(() => undefined)
  .then(() => {
    server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
  });
