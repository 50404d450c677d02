const HEARTBEAT_MS = 15_000;

export function elapsed(startedAt: number): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Prints a start, a sign of life every 15 s, and the time it took. */
export async function runPhase<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  const startedAt = Date.now();
  console.log(`${title} …`);
  const heartbeat = setInterval(() => console.log(`${title} … ${elapsed(startedAt)}`), HEARTBEAT_MS);
  try {
    const value = await work();
    console.log(`${title} done in ${elapsed(startedAt)}`);
    return value;
  } finally {
    clearInterval(heartbeat);
  }
}
