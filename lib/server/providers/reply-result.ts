import type { ProviderFailure, ProviderResult } from '@/lib/errors/provider-result';
import { reply, replyError } from '../request/reply';

const MESSAGES: Readonly<Record<ProviderFailure, string>> = {
  timeout: 'The provider did not answer in time.',
  refused: 'The provider could not be reached.',
  status: 'The provider refused.',
  shape: 'The provider gave an answer that cannot be used.',
};

/** A provider's value as 200, its failure as 502 with the reason as code. */
export function replyResult(result: ProviderResult<unknown>): Response {
  return result.ok ? reply(200, result.value) : replyError(502, result.reason, MESSAGES[result.reason]);
}

/** The answer of a brand that has no placement yet; nothing was asked of anyone. */
export function replyPlaceholderPlacement(): Response {
  return replyError(502, 'placement', 'This brand has no placement at the provider yet.');
}
