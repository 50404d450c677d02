import { TEST_LINK_PARAMETER } from '@/lib/cookies/test-visit-names';
import { findPersonalParameters, holdsPerson, isPersonalName } from '@/lib/visit/personal-parameters';
import { WITHHELD } from '@/lib/visit/personal-values';

export interface CleanQuery {
  readonly query: URLSearchParams;
  readonly personal?: Record<string, string>;
  /** What the link of a tester brought, not yet verified. */
  readonly testLink?: string;
  readonly isChanged: boolean;
}

/** Campaign labels, which say so where a person was taken out: the campaign still counts, and its links get mended. */
const LABEL = 'utm_';

/** Keeps the last value at the first position (specification 5); undefined when no key was repeated. */
function collapseRepeatedKeys(query: URLSearchParams): URLSearchParams | undefined {
  const collapsed = new Map(query);
  return collapsed.size === [...query].length ? undefined : new URLSearchParams([...collapsed]);
}

function cleanPair([name, value]: readonly [string, string]): [string, string][] {
  if (name === TEST_LINK_PARAMETER || isPersonalName(name)) return [];
  if (!holdsPerson(value)) return [[name, value]];
  return name.startsWith(LABEL) ? [[name, WITHHELD]] : [];
}

/** Takes out whatever is about a person, and the link of a tester; repeated keys keep their last value (specification 5). */
export function cleanQuery(sent: URLSearchParams): CleanQuery {
  const personal = findPersonalParameters(sent);
  const collapsed = collapseRepeatedKeys(sent) ?? sent;
  const query = new URLSearchParams([...collapsed].flatMap(cleanPair));
  if (collapsed === sent && query.toString() === sent.toString()) return { query: sent, isChanged: false };
  const testLink = collapsed.get(TEST_LINK_PARAMETER);
  return { query, isChanged: true, ...(personal && { personal }), ...(testLink !== null && { testLink }) };
}
