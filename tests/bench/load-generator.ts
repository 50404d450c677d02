import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The whole request as text, made anew for each send. */
  readonly buildRequest: () => string;
  /** So many requests a second in all, whatever the answers take, and durations counted from when each was due. Default: as fast as answers come. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Connections that were refused or broke; they are neither requests nor durations. */
  readonly broken: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>;
}

/** Length of the first whole response in the buffer, or undefined while it is still coming. */
function findResponseEnd(buffer: Buffer): number | undefined {
  const headEnd = buffer.indexOf(END_OF_HEAD);
  if (headEnd === -1) return undefined;
  const bodyStart = headEnd + END_OF_HEAD.length;
  const head = buffer.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = bodyStart + Number(length);
    return buffer.length >= end ? end : undefined;
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return bodyStart;
  return buffer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? buffer.length : undefined;
}

/** One connection that asks, waits for the whole answer, and asks again until the time is over. */
function keepAsking(load: Load, until: number, count: (status: number | 'broken', ms: number) => void): Promise<void> {
  const everyMs = load.perSecond === undefined ? 0 : (1000 * load.connections) / load.perSecond;
  return new Promise((resolve) => {
    let askedAt = 0;
    // Not all at once.
    let dueAt = performance.now() + Math.random() * everyMs;
    let received: Buffer = Buffer.alloc(0);
    let closing = false;
    // A server may end a connection after so many requests, and says so with the last answer.
    let isLast = false;
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
    const ask = (): void => {
      if (Date.now() >= until) {
        closing = true;
        socket.end();
        return;
      }
      const now = performance.now();
      if (everyMs > 0 && dueAt > now) {
        setTimeout(ask, dueAt - now);
        return;
      }
      askedAt = everyMs > 0 ? dueAt : now;
      dueAt += everyMs;
      socket.write(load.buildRequest());
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (findResponseEnd(received) === undefined) return;
      count(Number(received.toString('latin1', 9, 12)), performance.now() - askedAt);
      isLast = /\r\nconnection: close\r\n/i.test(received.toString('latin1', 0, received.indexOf(END_OF_HEAD) + 2));
      received = Buffer.alloc(0);
      if (isLast) socket.end();
      else ask();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (closing || Date.now() >= until) {
        resolve();
        return;
      }
      if (!isLast) count('broken', 0);
      setTimeout(() => void keepAsking(load, until, count).then(resolve), 10);
    });
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Asks over many connections at once, one request at a time on each, for a bounded time. */
export async function generateLoad(load: Load): Promise<LoadResult> {
  const durations: number[] = [];
  const statuses: Record<number, number> = {};
  let broken = 0;
  const startedAt = performance.now();
  const until = Date.now() + load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, () =>
      keepAsking(load, until, (status, ms) => {
        if (status === 'broken') {
          broken += 1;
          return;
        }
        durations.push(ms);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  durations.sort((one, other) => one - other);
  return {
    requestsPerSecond: durations.length / seconds,
    p50Ms: percentile(durations, 0.5),
    p99Ms: percentile(durations, 0.99),
    broken,
    statuses,
  };
}
