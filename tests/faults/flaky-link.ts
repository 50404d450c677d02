import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `silent` loses what either end says, `deaf` only the answers: what was asked is done, and nobody hears of it. */
export type LinkState = 'open' | 'cut' | 'silent' | 'deaf';

/** A TCP link that can be cut, and can go silent without being cut. */
export interface FlakyLink {
  readonly port: number;
  set(state: LinkState): void;
  /** How many bytes of answers were lost while it was deaf. */
  lostAnswers(): number;
  close(): Promise<void>;
}

/** Listens on a port of its own and passes everything on. */
export async function openFlakyLink(targetPort: number): Promise<FlakyLink> {
  const sockets = new Set<Socket>();
  let state: LinkState = 'open';
  let lostBytes = 0;
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
        if (state === 'open' || (state === 'deaf' && from === near)) to.write(chunk);
        else if (state === 'deaf') lostBytes += chunk.length;
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
      if (next === 'cut' || state === 'silent' || state === 'deaf') cutAll();
      state = next;
    },
    lostAnswers: () => lostBytes,
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
