import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds. */
export interface ProcessUsage {
  /** Resident memory, in megabytes. */
  readonly memoryMb: number;
  readonly descriptors: number;
}

/** Reads it from Linux; throws when the process has ended. */
export function readProcessUsage(pid: number): ProcessUsage {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { memoryMb: Math.round(Number(kilobytes) / 1024), descriptors: readdirSync(`/proc/${pid}/fd`).length };
}
