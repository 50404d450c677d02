import { findPersonalParameters, removePersonalParameters } from '@/lib/visit/personal-parameters';
import { collapseRepeatedKeys } from './collapse-query';

/** A query as an address may show it. */
export interface CleanQuery {
  readonly query: URLSearchParams;
  /** What had to leave it. */
  readonly personal?: Record<string, string>;
  /** Whether it differs from the one that was sent. */
  readonly isChanged: boolean;
}

/** Personal parameters out, repeated keys collapsed to their last value (specification 5). */
export function cleanQuery(sent: URLSearchParams): CleanQuery {
  const personal = findPersonalParameters(sent);
  const collapsed = collapseRepeatedKeys(sent);
  if (!personal && !collapsed) return { query: sent, isChanged: false };
  return { query: removePersonalParameters(collapsed ?? sent), isChanged: true, ...(personal && { personal }) };
}
