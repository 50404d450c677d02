import { findRequestId } from './request-id';

/** Fixed keys, so that no personal data finds a place. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly provider?: string;
  readonly call?: string;
  readonly reason?: string;
  readonly ms?: number;
  readonly destination?: string;
  /** Our own paths only, never a query. */
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly brand?: string;
  readonly requestId?: string | undefined;
  readonly entries?: number;
  readonly refused?: number;
  readonly torn?: boolean;
  readonly experiment?: string;
  /** Kind and name of what an operator has switched; then `owner` says who, `reason` why. */
  readonly switch?: string;
  readonly owner?: string;
  readonly directive?: string;
  readonly host?: string;
  readonly percent?: number;
  readonly count?: number;
  /** Never the message. */
  readonly errorName?: string;
  readonly errorCode?: string;
}

const MAXIMUM_VALUE_LENGTH = 1024;
/** JSON leaves these as they are, but terminals and log readers act on them. */
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

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

/** Informational lines are written together at the end of the turn: writing to a pipe blocks the process. */
export function log(line: LogLine): void {
  if (waiting === '') setImmediate(writeWaiting);
  waiting += `${formatLogLine({ ...line, requestId: findRequestId() }, new Date())}\n`;
  if (line.level !== 'info') writeWaiting();
}

export function describeError(error: unknown): Pick<LogLine, 'errorName' | 'errorCode'> {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const { code } = error as { code?: unknown };
  return { errorName: error.name, ...(typeof code === 'string' && { errorCode: code }) };
}
