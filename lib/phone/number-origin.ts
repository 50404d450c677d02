/** Why a visitor sees the number that they see; only `company` is a number that another company has given. */
export type NumberOrigin = 'company' | 'own' | 'none-offered' | 'not-answered';

interface NumberFacts {
  /** E.164; undefined without a lease. */
  readonly leased: string | undefined;
  /** The brand's, E.164. */
  readonly own: string;
  readonly isClosed: boolean;
  /** Whether the visitor's road asked what a call is worth. */
  readonly wasAsked: boolean;
  readonly hasAnswer: boolean;
}

/**
 * A closed office asks nobody, and neither does a placement that is a placeholder: the number is the brand's own then.
 * Whoever answered and gave no number had none to give for this call; whoever did not answer may have been away.
 */
export function findNumberOrigin({ leased, own, isClosed, wasAsked, hasAnswer }: NumberFacts): NumberOrigin {
  if (leased !== undefined && leased !== own) return 'company';
  if (leased === own || isClosed || !wasAsked) return 'own';
  return hasAnswer ? 'none-offered' : 'not-answered';
}
