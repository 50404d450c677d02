import { findPersonalParameters, removePersonalParameters } from '@/lib/visit/personal-parameters';
import { collapseRepeatedKeys } from './collapse-query';

export interface CleanQuery {
  readonly query: URLSearchParams;
  readonly personal?: Record<string, string>;
  readonly isChanged: boolean;
}

/** Removes personal parameters; repeated keys keep their last value (specification 5). */
export function cleanQuery(sent: URLSearchParams): CleanQuery {
  const personal = findPersonalParameters(sent);
  const collapsed = collapseRepeatedKeys(sent);
  if (!personal && !collapsed) return { query: sent, isChanged: false };
  return { query: removePersonalParameters(collapsed ?? sent), isChanged: true, ...(personal && { personal }) };
}
