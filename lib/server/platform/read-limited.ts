class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
}

/** Whether a body came too slowly: a {@link SlowBodyError} of any bundle (D108). */
export function isSlowBody(error: unknown): error is SlowBodyError {
  return error instanceof Error && error.name === 'SlowBodyError';
}

/** Undefined above `maximumBytes`; throws when the sender breaks off, and a {@link SlowBodyError} after `limitMs`. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maximumBytes: number,
  limitMs?: number,
): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
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
      if (wait.isOver) throw new SlowBodyError('The body did not arrive in time.');
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
