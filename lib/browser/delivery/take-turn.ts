/** For how long a tab waits for another's turn: that tab may be frozen, or its request hang. */
const PATIENCE_MS = 3000;

/**
 * Does one turn of a lane in one tab of the origin at a time. A turn that takes too long is left to itself, and the next
 * tab begins its own; as everywhere without locks, two tabs may then do the same: what is sent twice is stored once.
 */
export async function takeTurn<Result>(lane: string, turn: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | null | undefined;
  let taken: Promise<Result> | undefined;
  const take = () => (taken ??= turn());
  const ask = async (options: LockOptions): Promise<unknown> => locks?.request(`funnel-${lane}`, options, take);
  // A turn that was stolen goes on; a refusal is for all that we could ask.
  await ask({ signal: AbortSignal.timeout(PATIENCE_MS) })
    .catch(() => taken ?? ask({ steal: true }))
    .catch(() => undefined);
  return take();
}
