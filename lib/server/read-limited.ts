/**
 * Reads a body to its end, or gives undefined as soon as it is longer than `maximumBytes`. Throws when the sender
 * breaks off, and the reason of `signal` when that ends the wait.
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maximumBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    // A cancelled body looks like one that ended.
    signal?.throwIfAborted();
    if (done) return Buffer.concat(chunks, length);
    length += value.byteLength;
    if (length > maximumBytes) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
}
