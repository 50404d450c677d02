import type { SendResult } from './destination';
import { nameFailure, postOutside, readAnswer } from './post-outside';

const MAXIMUM_RETRY_AFTER_SECONDS = 300;

/** The batch is at fault; any other status may change without it: wrong key, overload, broken server. */
const REFUSALS = new Set([400, 413, 422]);

/** What an answer to a batch means besides its status, where the status alone does not say; undefined for nothing. */
export type JudgeAnswer = (answer: unknown, isTaken: boolean) => SendResult | undefined;

function findRetryAfterMs(header: string | null): number | undefined {
  const seconds = /^\d{1,6}$/.test(header ?? '') ? Number(header) : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.min(seconds, MAXIMUM_RETRY_AFTER_SECONDS) * 1000;
}

/** `judge` reads the answers that say that the batch was taken or that it is at fault. */
export async function postBatch(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  judge?: JudgeAnswer,
): Promise<SendResult> {
  try {
    const response = await postOutside(url, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body));
    const { ok } = response;
    const isRefusal = REFUSALS.has(response.status);
    const status = String(response.status);
    const judged = judge && (ok || isRefusal) ? judge(await readAnswer(response), ok) : undefined;
    if (judged) return judged;
    if (!response.bodyUsed) await response.body?.cancel();
    if (ok) return { ok: true };
    if (isRefusal) return { ok: false, reason: 'refused', status };
    const retryAfterMs = findRetryAfterMs(response.headers.get('retry-after'));
    return {
      ok: false,
      reason: 'away',
      status,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
  } catch (error) {
    return { ok: false, reason: 'away', status: nameFailure(error) };
  }
}
