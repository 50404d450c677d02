import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Fields of /proc/<pid>/stat behind the name of the program, which may hold blanks: the start is the 22nd of all. */
const START_FIELD = 19;

/** When a process began, in whatever unit the system counts; undefined when there is none with this number. */
function findStart(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_FIELD];
  } catch {
    return undefined;
  }
}

/** The machine or container, since its last start, in which a number means one process. */
function describePlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** A process, told apart from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly start: string;
  readonly place: string;
}

export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, start: findStart(process.pid) ?? '', place: describePlace() };
}

/** Whether a process lives; `unknown` for one of another machine or container. */
export function findLife({ pid, start, place }: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (place !== describePlace()) return 'unknown';
  return findStart(pid) === start ? 'alive' : 'dead';
}
