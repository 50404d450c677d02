/** Runs work once, after a time; returns a function that cancels it. */
export function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

export function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => schedule(() => resolve(undefined), ms));
}

/** Runs work soon and in order, each piece in a task of its own: the page answers between them, and each fails alone. */
export function runApart(pieces: readonly (() => unknown)[]): void {
  for (const piece of pieces) setTimeout(piece);
}
