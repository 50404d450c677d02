import type { AccessToken } from './access-token';
import type { SendResult } from './destination';
import { postBatch, type JudgeAnswer } from './post-batch';

/** Google says 401, Microsoft 400 with a code. */
const REFUSED_TOKEN = /^40[013]/;

/** Sends a batch under a short-lived token, which is asked for anew once the company does not take it. */
export async function postConversions(
  url: string,
  body: unknown,
  token: AccessToken,
  headers: Readonly<Record<string, string>>,
  judge: JudgeAnswer,
): Promise<SendResult> {
  const found = await token.get();
  if (!found.ok) return { ok: false, reason: 'away', status: found.status };
  const result = await postBatch(url, body, { ...headers, authorization: `Bearer ${found.token}` }, judge);
  if (!result.ok && result.reason === 'away' && REFUSED_TOKEN.test(result.status)) token.forget();
  return result;
}
