import { Agent, fetch, type Response } from 'undici';
import { readLimited } from '../platform/read-limited';

const CONNECT_LIMIT_MS = 2000;
const SEND_LIMIT_MS = 10_000;
const MAXIMUM_ANSWER_BYTES = 64 * 1024;

const agent = new Agent({
  connect: { timeout: CONNECT_LIMIT_MS },
  connections: 4,
});

/** Follows no redirect, which would take the key elsewhere. Rejects where nobody answers in time. */
export function postOutside(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Response> {
  const signal = AbortSignal.timeout(SEND_LIMIT_MS);
  return fetch(url, {
    dispatcher: agent,
    method: 'POST',
    redirect: 'manual',
    signal,
    headers,
    body,
  });
}

/** Undefined for what is no JSON or above 64 KB. */
export async function readAnswer(response: Response): Promise<unknown> {
  const bytes = await readLimited(response.body as ReadableStream<Uint8Array> | null, MAXIMUM_ANSWER_BYTES).catch(
    () => undefined,
  );
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What a failed request is told as. */
export function nameFailure(error: unknown): 'timeout' | 'unreachable' {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}
