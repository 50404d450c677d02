const BASE_MS = 1000;
const CAP_MS = 60_000;

/** Full jitter, so that instances do not come back together. */
export function drawBackOffMs(failures: number, random: () => number): number {
  return random() * Math.min(CAP_MS, BASE_MS * 2 ** failures);
}
