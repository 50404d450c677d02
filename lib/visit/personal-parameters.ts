/** Personal URL parameters (specification 3): stored, then taken out of the visible address by a redirect. */
const PERSONAL_PARAMETERS = [
  'firstname',
  'lastname',
  'age',
  'email',
  'phone',
  'dateofbirth',
  'address',
  'device',
  'devicetype',
  'session_id',
  'has_medicare',
  'has_medicaid',
] as const;

/** Longest value kept; nothing that a person types is longer, and the sealed cookie must stay under 4 KB. */
const PERSONAL_VALUE_MAXIMUM = 256;

function isPersonalParameter(name: string): boolean {
  return (PERSONAL_PARAMETERS as readonly string[]).includes(name);
}

/** The personal parameters of a query, values cut to 256 characters; undefined when there are none. */
export function findPersonalParameters(query: URLSearchParams): Record<string, string> | undefined {
  const found = [...query].filter(([name, value]) => isPersonalParameter(name) && value !== '');
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, PERSONAL_VALUE_MAXIMUM)]));
}

/** A query without its personal parameters. */
export function removePersonalParameters(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !isPersonalParameter(name)));
}
