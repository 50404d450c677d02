import type { Readable } from 'node:stream';

class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
}

/** Whether a body came too slowly: a {@link SlowBodyError} of any bundle (D108). */
export function isSlowBody(error: unknown): error is SlowBodyError {
  return error instanceof Error && error.name === 'SlowBodyError';
}

/** What is read of a body: undefined above `maximumBytes`. */
type Read = Promise<Uint8Array | undefined>;

function tooSlow(): SlowBodyError {
  return new SlowBodyError('The body did not arrive in time.');
}

async function readWebStream(body: ReadableStream<Uint8Array>, maximumBytes: number, limitMs?: number): Read {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const wait = { isOver: false };
  const reader = body.getReader();
  const stop = () => reader.cancel().catch(() => undefined);
  // Cleared, because one signal for each of thousands of bodies would live until the limit.
  const giveUp = (): void => {
    wait.isOver = true;
    void stop();
  };
  const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // A cancelled body looks like one that ended.
      if (wait.isOver) throw tooSlow();
      if (done) return Buffer.concat(chunks, length);
      length += value.byteLength;
      if (length > maximumBytes) {
        await stop();
        return undefined;
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** What is left of a body that is given up is Node's to throw away, once the answer is out. */
function readNodeStream(body: Readable, maximumBytes: number, limitMs?: number): Read {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      body.off('data', take).off('end', finish).off('error', breakOff).off('close', breakOff).pause();
      end();
    };
    const take = (chunk: Buffer): void => {
      length += chunk.byteLength;
      if (length > maximumBytes) settle(() => resolve(undefined));
      else chunks.push(chunk);
    };
    const finish = (): void => settle(() => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length)));
    const breakOff = (): void => settle(() => reject(new Error('The sender broke off.')));
    const timer = limitMs === undefined ? undefined : setTimeout(() => settle(() => reject(tooSlow())), limitMs);
    body.on('data', take).on('end', finish).on('error', breakOff).on('close', breakOff);
    if (body.destroyed) breakOff();
  });
}

/** Undefined above `maximumBytes`; throws when the sender breaks off, and a {@link SlowBodyError} after `limitMs`. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | Readable | null,
  maximumBytes: number,
  limitMs?: number,
): Read {
  if (body === null) return new Uint8Array();
  return 'getReader' in body ? readWebStream(body, maximumBytes, limitMs) : readNodeStream(body, maximumBytes, limitMs);
}
