import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP link that can be cut, and can go silent without being cut. */
export interface FlakyLink {
  readonly port: number;
  set(state: 'open' | 'cut' | 'silent'): void;
  close(): Promise<void>;
}

/** Listens on a port of its own and passes everything on. */
export async function openFlakyLink(targetPort: number): Promise<FlakyLink> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (state === 'open') to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      // What went missing in the silence never comes: the link starts anew.
      if (next === 'cut' || state === 'silent') cutAll();
      state = next;
    },
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
