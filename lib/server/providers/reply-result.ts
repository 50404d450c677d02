import type { CallError } from '@/lib/errors/call-error';
import type { ProviderFailure, ProviderResult } from '@/lib/errors/provider-result';
import { reply, replyError, type Reply } from '../request/reply';

const MESSAGES: Readonly<Record<ProviderFailure, string>> = {
  timeout: 'The provider did not answer in time.',
  refused: 'The provider could not be reached.',
  status: 'The provider refused.',
  shape: 'The provider gave an answer that cannot be used.',
  busy: 'The provider is not asked at the moment.',
  budget: 'Enough was asked of the provider for now.',
  off: 'The provider is not asked until somebody switches it on again.',
};

const RETRY_SECONDS: Readonly<Partial<Record<ProviderFailure, string>>> = { busy: '5', budget: '60', off: '60' };

/** Failures are 502 with the reason as code, or 503 where nobody was asked. */
export function replyResult<Value>(result: ProviderResult<Value>): Reply<Value> | Reply<CallError> {
  if (result.ok) return reply(200, result.value);
  const { reason } = result;
  const seconds = RETRY_SECONDS[reason];
  if (seconds === undefined) return replyError(502, reason, MESSAGES[reason]);
  return replyError(503, reason, MESSAGES[reason], { 'retry-after': seconds });
}

/** Somebody asked to be left alone: the brand's own number is there to call, and nobody is told. */
export function replySuppressed(): Reply<CallError> {
  return replyError(502, 'suppressed', 'This is passed on to nobody.');
}

export function replyPlaceholderPlacement(): Reply<CallError> {
  return replyError(502, 'placement', 'This brand has no placement at the provider yet.');
}
