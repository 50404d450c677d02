import { log, type LogLine } from './log';

const INTERVAL_MS = 60_000;

/** Writes at most one line a minute for each key; there must be few keys. */
export function createThrottledLog(now: () => number): (key: string, line: LogLine) => void {
  const writtenAt = new Map<string, number>();
  return (key, line) => {
    if (now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS) return;
    writtenAt.set(key, now());
    log(line);
  };
}
