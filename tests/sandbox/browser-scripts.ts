import type { WireAnswer } from './provider-answers';
import type { RecordedCall } from './recorded-calls';

/** One call of a page to a company outside. */
export interface BrowserCall {
  readonly provider: RecordedCall['provider'];
  readonly call: string;
  readonly kind: string;
  readonly answer: WireAnswer;
}

/** Pages of every brand ask. */
const FROM_ANYWHERE = { 'access-control-allow-origin': '*' };
const SCRIPT_TYPE = { 'content-type': 'text/javascript; charset=utf-8', ...FROM_ANYWHERE };

/** A script of a company. */
export function answerScriptFile(provider: RecordedCall['provider'], call: string, script: string): BrowserCall {
  return { provider, call, kind: 'script', answer: { status: 200, headers: SCRIPT_TYPE, body: script } };
}

/** What a company answers that only takes. */
export function answerReceived(provider: RecordedCall['provider'], call: string): BrowserCall {
  return { provider, call, kind: 'received', answer: { status: 200, headers: FROM_ANYWHERE, body: '{}' } };
}
