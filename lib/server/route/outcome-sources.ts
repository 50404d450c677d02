import { getEnv, type Env } from '../platform/env';

/** Who tells what became of calls, by their name in the address, and the setting that holds what they sign with. */
const SECRETS = {
  mediaalpha: 'OUTCOME_MEDIAALPHA_SECRET',
  callnetwork: 'OUTCOME_CALLNETWORK_SECRET',
} as const satisfies Readonly<Record<string, keyof Env>>;

export interface OutcomeSource {
  readonly name: keyof typeof SECRETS;
  readonly secret: string;
}

/** Undefined for a name that nobody has, and where the settings hold no secret of theirs. */
export function findOutcomeSource(name: string): OutcomeSource | undefined {
  if (!Object.hasOwn(SECRETS, name)) return undefined;
  const known = name as keyof typeof SECRETS;
  const secret = getEnv()[SECRETS[known]];
  return secret === undefined ? undefined : { name: known, secret };
}
