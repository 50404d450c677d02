import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Companies that do what a test tells them to, all alike, over real sockets. */
export interface FaultyProviders {
  /** An address for each. */
  readonly urls: readonly string[];
  /** From now on every request is treated so; what was counted before is forgotten. */
  behave(listener: RequestListener): void;
  /** The paths that were asked for since, in order. */
  asked(): readonly string[];
  /** The most connections that one of them had open at once since. */
  mostSockets(): number;
  /** How many they have open now, all together. */
  openSockets(): number;
  close(): Promise<void>;
}

/** Opens as many as are asked for; they leave every request without an answer until told otherwise. */
export async function openFaultyProviders(count: number): Promise<FaultyProviders> {
  let listener: RequestListener = () => undefined;
  let asked: string[] = [];
  let mostSockets = 0;
  let openSockets = 0;

  async function open(): Promise<Server> {
    let sockets = 0;
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    });
    server.on('connection', (socket) => {
      sockets += 1;
      openSockets += 1;
      mostSockets = Math.max(mostSockets, sockets);
      // A client that breaks off is no fault of the test.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets -= 1;
        openSockets -= 1;
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  const servers = await Promise.all(Array.from({ length: count }, open));
  return {
    urls: servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    behave: (next) => {
      listener = next;
      asked = [];
      mostSockets = 0;
    },
    asked: () => asked,
    mostSockets: () => mostSockets,
    openSockets: () => openSockets,
    close: async () => {
      for (const server of servers) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
    },
  };
}
