import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a link does to one request. */
export type Roughness = 'none' | 'refused' | 'failing' | 'cut before' | 'cut after';

/** A slow and unreliable network in front of a site. */
export interface RoughLink {
  readonly port: number;
  /** From now on nothing goes wrong; the delay stays. */
  calm(): void;
  close(): Promise<void>;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number, isAnswerLost: boolean): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    if (isAnswerLost) {
      answer.resume();
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** Opens a link to `port` that delays every call by `delayMs` and treats events as `pick` says. */
export async function openRoughLink(port: number, delayMs: number, pick: () => Roughness): Promise<RoughLink> {
  let isCalm = false;

  function treat(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isEvent = incoming.url === '/api/event/create';
    const roughness = isEvent && !isCalm ? pick() : 'none';
    if (roughness === 'refused') outgoing.writeHead(503, { 'retry-after': '1' }).end();
    else if (roughness === 'failing') outgoing.writeHead(500).end();
    else if (roughness === 'cut before') outgoing.destroy();
    else forward(incoming, outgoing, port, roughness === 'cut after');
  }

  const server = createServer((incoming, outgoing) => {
    const isCall = incoming.url?.startsWith('/api/') ?? false;
    setTimeout(() => treat(incoming, outgoing), isCall ? delayMs : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    calm: () => {
      isCalm = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
