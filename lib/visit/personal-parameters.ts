/** Specification 3: stored, then removed from the address by a redirect. */
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

/** The sealed cookie must stay under 4 KB. */
const PERSONAL_VALUE_MAXIMUM = 256;

function isPersonalParameter(name: string): boolean {
  return (PERSONAL_PARAMETERS as readonly string[]).includes(name);
}

/** Values are cut to 256 characters; undefined when there are none. */
export function findPersonalParameters(query: URLSearchParams): Record<string, string> | undefined {
  const found = [...query].filter(([name, value]) => isPersonalParameter(name) && value !== '');
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, PERSONAL_VALUE_MAXIMUM)]));
}

export function removePersonalParameters(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !isPersonalParameter(name)));
}
