import { findPersonalParameters, removePersonalParameters } from '@/lib/visit/personal-parameters';

export interface CleanQuery {
  readonly query: URLSearchParams;
  readonly personal?: Record<string, string>;
  readonly isChanged: boolean;
}

/** Keeps the last value at the first position (specification 5); undefined when no key was repeated. */
function collapseRepeatedKeys(query: URLSearchParams): URLSearchParams | undefined {
  const collapsed = new Map(query);
  return collapsed.size === [...query].length ? undefined : new URLSearchParams([...collapsed]);
}

/** Removes personal parameters; repeated keys keep their last value (specification 5). */
export function cleanQuery(sent: URLSearchParams): CleanQuery {
  const personal = findPersonalParameters(sent);
  const collapsed = collapseRepeatedKeys(sent);
  if (!personal && !collapsed) return { query: sent, isChanged: false };
  return { query: removePersonalParameters(collapsed ?? sent), isChanged: true, ...(personal && { personal }) };
}
