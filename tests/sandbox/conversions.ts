import { answerIngest, googleTokens } from './google';
import { answerMetaEvents } from './meta';
import { answerApply, microsoftTokens } from './microsoft';
import type { WireAnswer } from './provider-answers';
import type { RecordedCall } from './recorded-calls';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface ConversionCall {
  readonly provider: RecordedCall['provider'];
  readonly call: string;
  readonly kind: string;
  readonly answer: WireAnswer;
}

function toCall(provider: RecordedCall['provider'], call: string, answer: WireAnswer): ConversionCall {
  return {
    provider,
    call,
    kind: answer.status === 200 ? 'taken' : 'refused',
    answer,
  };
}

/** What companies of ads are asked when a conversion is told; undefined for a path that none of them has. */
export function findConversionCall(path: string, headers: Headers, body: unknown): ConversionCall | undefined {
  if (/^\/meta\/v[\d.]+\/\w+\/events$/.test(path)) return toCall('meta', 'events', answerMetaEvents(body));
  if (path === '/google/token') return toCall('google', 'token', googleTokens.answer(body));
  if (path === '/google/v1/events:ingest') {
    return toCall('google', 'ingest', answerIngest(body, String(headers['authorization'])));
  }
  if (path === '/microsoft/token') return toCall('microsoft', 'token', microsoftTokens.answer(body));
  if (path === '/microsoft/v13/OfflineConversions/Apply') {
    return toCall('microsoft', 'apply', answerApply(body, headers));
  }
  return undefined;
}
