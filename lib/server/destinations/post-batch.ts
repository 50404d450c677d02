import { Agent, fetch, type Response } from 'undici';
import { readLimited } from '../platform/read-limited';
import type { SendResult } from './destination';

const CONNECT_LIMIT_MS = 2000;
const SEND_LIMIT_MS = 10_000;
const MAXIMUM_RETRY_AFTER_SECONDS = 300;
const MAXIMUM_ANSWER_BYTES = 64 * 1024;

/** The batch is at fault; any other status may change without it: wrong key, overload, broken server. */
const REFUSALS = new Set([400, 413, 422]);

const agent = new Agent({ connect: { timeout: CONNECT_LIMIT_MS }, connections: 4 });

function findRetryAfterMs(header: string | null): number | undefined {
  const seconds = /^\d{1,6}$/.test(header ?? '') ? Number(header) : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.min(seconds, MAXIMUM_RETRY_AFTER_SECONDS) * 1000;
}

async function readAnswer(response: Response): Promise<unknown> {
  const bytes = await readLimited(response.body as ReadableStream<Uint8Array> | null, MAXIMUM_ANSWER_BYTES).catch(
    () => undefined,
  );
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Follows no redirect, which would take the key elsewhere. `isPassing` says of a refusal's answer that the batch is not
 * at fault.
 */
export async function postBatch(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  isPassing?: (answer: unknown) => boolean,
): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      dispatcher: agent,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_LIMIT_MS),
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const status = String(response.status);
    if (isPassing && REFUSALS.has(response.status)) {
      return { ok: false, reason: isPassing(await readAnswer(response)) ? 'away' : 'refused', status };
    }
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    if (REFUSALS.has(response.status)) return { ok: false, reason: 'refused', status };
    const retryAfterMs = findRetryAfterMs(response.headers.get('retry-after'));
    return { ok: false, reason: 'away', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  } catch (error) {
    const status = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
    return { ok: false, reason: 'away', status };
  }
}
