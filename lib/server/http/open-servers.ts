import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isDraining } from '../platform/draining';

const LOOK_AGAIN_MS = 100;

/** Next exposes no server, so Node is asked. */
const servers = new Set<Server>();

/** Finds each server by its first request; while draining, every answer closes its connection. */
export function watchServers(): void {
  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    if (isDraining()) response.setHeader('connection', 'close');
  });
}

/** Cuts what is not finished in time, such as a stalled upload. Returns whether everything finished. */
export async function closeServers(limitMs: number): Promise<boolean> {
  const open = new Set(servers);
  for (const server of servers) server.close(() => open.delete(server));
  const endMs = performance.now() + limitMs;
  while (open.size > 0) {
    if (performance.now() > endMs) {
      for (const server of open) server.closeAllConnections();
      return false;
    }
    for (const server of open) server.closeIdleConnections();
    await wait(LOOK_AGAIN_MS);
  }
  return true;
}
