import { connect } from 'node:net';

const ALIVE_WITHIN_MS = 2000;

/**
 * Whether a site runs at this address, however slowly it answers: it may own the embedded store. Only a refused
 * connection says that nobody is there.
 */
export function isSiteAlive(site: string, withinMs = ALIVE_WITHIN_MS): Promise<boolean> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: withinMs });
    const end = (isAlive: boolean) => {
      socket.destroy();
      resolve(isAlive);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(true));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => end(code !== 'ECONNREFUSED'));
  });
}
