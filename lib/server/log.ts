import { findRequestId } from './request-id';

/** What a line may hold. The keys are fixed so that no personal data finds a place in it. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  /** What happened, in a fixed phrase. */
  readonly message: string;
  readonly provider?: string;
  readonly call?: string;
  readonly reason?: string;
  readonly ms?: number;
  readonly destination?: string;
  /** One answered call: only paths of ours, never a query. */
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly brand?: string;
  readonly requestId?: string | undefined;
  /** How many entries of the spool reached the store, how many never will, and whether a crash cut the last. */
  readonly entries?: number;
  readonly refused?: number;
  readonly torn?: boolean;
  /** Name of an experiment, and the team that it belongs to. */
  readonly experiment?: string;
  readonly owner?: string;
  /** A directive of the content policy and the host that it kept out. */
  readonly directive?: string;
  readonly host?: string;
  /** How much of a budget is spent. */
  readonly percent?: number;
  /** How often it has happened in this process. */
  readonly count?: number;
  /** Name and code of an error, never its message. */
  readonly errorName?: string;
  readonly errorCode?: string;
}

const MAXIMUM_VALUE_LENGTH = 1024;
/** Control characters that JSON leaves as they are, yet terminals and log readers act upon. */
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

/** One JSON object on one line, safe to print. */
export function formatLogLine(line: LogLine, at: Date): string {
  const json = JSON.stringify({ at: at.toISOString(), ...line }, (_key, value: unknown) =>
    typeof value === 'string' ? value.slice(0, MAXIMUM_VALUE_LENGTH) : value,
  );
  return json.replace(CONTROL_CHARACTERS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

let waiting = '';

function writeWaiting(): void {
  if (waiting === '') return;
  const lines = waiting;
  waiting = '';
  process.stdout.write(lines);
}

process.once('exit', writeWaiting);

/**
 * Writes one line to the standard output, where the platform collects it; within a request it carries its id. Lines that
 * only inform are written together at the end of the turn: a pipe holds the process until it has taken them.
 */
export function log(line: LogLine): void {
  if (waiting === '') setImmediate(writeWaiting);
  waiting += `${formatLogLine({ ...line, requestId: findRequestId() }, new Date())}\n`;
  if (line.level !== 'info') writeWaiting();
}

/** What may be said of an error in a log: its name, and its code where it has one. */
export function describeError(error: unknown): Pick<LogLine, 'errorName' | 'errorCode'> {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const { code } = error as { code?: unknown };
  return { errorName: error.name, ...(typeof code === 'string' && { errorCode: code }) };
}
