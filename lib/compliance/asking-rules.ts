interface AskingRule {
  readonly rules: readonly string[];
  /** The law bars using the answer. */
  readonly must: readonly string[];
  /** The law limits it, or is commonly read that way; we stay clear. */
  readonly should: readonly string[];
}

export const ASKING_RULES = {
  /** Banned in the first three, limited in the others. */
  credit: { rules: ['A-20'], must: ['CA', 'HI', 'MA'], should: ['MD', 'MI', 'OR', 'UT', 'WA'] },
  /** Commonly listed as barring rating by gender; counsel has to verify the list. */
  gender: { rules: ['A-21'], must: [], should: ['CA', 'HI', 'MA', 'MI', 'NC', 'PA'] },
  /** Needs a signed authorization in Washington and Nevada (P-21), which we do not take; barred in Maryland (P-22). */
  health: { rules: ['P-21', 'P-22'], must: ['MD', 'NV', 'WA'], should: [] },
} as const satisfies Readonly<Record<string, AskingRule>>;

function statesOf({ must, should }: AskingRule): readonly string[] {
  return [...must, ...should].sort();
}

export const CREDIT_NOT_ASKED_STATES = statesOf(ASKING_RULES.credit);
export const GENDER_NOT_ASKED_STATES = statesOf(ASKING_RULES.gender);
export const HEALTH_NOT_ASKED_STATES = statesOf(ASKING_RULES.health);
