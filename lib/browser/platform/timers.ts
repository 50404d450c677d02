/** Runs work once, after a time; returns a function that cancels it. */
export function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

export function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => schedule(() => resolve(undefined), ms));
}
