/** A clock that stands still until it is told to go on. */
export interface FakeClock {
  now(): number;
  /** Runs work in so many ms; gives the way to call it off. */
  readonly later: (work: () => void, ms: number) => () => void;
  /** Goes on, running what is due in order, and lets promises settle after each. */
  advance(ms: number): Promise<void>;
  /** Lets promises settle without a moment passing. */
  settle(): Promise<void>;
  /** How much is planned. */
  waiting(): number;
  /** In how many ms the next planned work is due. */
  nextIn(): number | undefined;
}

/** Makes a clock that begins at `start`, Unix ms. */
export function makeFakeClock(start = 1_000_000): FakeClock {
  let now = start;
  let planned: { readonly at: number; readonly work: () => void }[] = [];
  const next = () => planned.toSorted((one, other) => one.at - other.at)[0];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now: () => now,
    later: (work, ms) => {
      const entry = { at: now + ms, work };
      planned.push(entry);
      return () => {
        planned = planned.filter((one) => one !== entry);
      };
    },
    advance: async (ms) => {
      await settle();
      const end = now + ms;
      for (let due = next(); due && due.at <= end; due = next()) {
        const current = due;
        planned = planned.filter((one) => one !== current);
        now = Math.max(now, due.at);
        due.work();
        await settle();
      }
      now = end;
      await settle();
    },
    settle,
    waiting: () => planned.length,
    nextIn: () => {
      const due = next();
      return due ? due.at - now : undefined;
    },
  };
}
