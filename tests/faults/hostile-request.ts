import { Buffer } from 'node:buffer';

export const HOSTILE_HOST = 'm10.localhost';

/** The pages that are attacked; the second is under experiment. */
export const PAGES = ['/', '/otc-savings', '/otc-savings/zip', '/privacy', '/es'];

/** How a client sends a request and what it does then; by default it sends all, ends its half and reads what comes. */
export type Manner = 'stall' | 'reset' | 'unread' | 'drip';

/** One hostile request as bytes, and the kind it is of. */
export interface HostileBytes {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly manner?: Manner;
  /** How many answers must come; 1 unless told. */
  readonly answers?: number;
}

/** What the maker of a kind has at hand. */
export interface Tools {
  readonly random: () => number;
  readonly draw: <Value>(values: readonly Value[]) => Value;
  /** A body that each call would take, by its path. */
  readonly good: Readonly<Record<string, object | undefined>>;
}

/** When a kind of request may be left without an answer. */
export interface Silence {
  /** Why that is right; absent where each request must have one. */
  readonly silence?: string;
  /** For which of them; all, unless told. */
  readonly isSilent?: (bytes: Buffer) => boolean;
}

/** A kind of hostile request. */
export interface HostileKind extends Silence {
  readonly make: (tools: Tools) => Omit<HostileBytes, 'kind'>;
}

/** A request without a length; the connection ends with its answer. */
export function writeRequest(firstLine: string, headers: readonly string[] = [], body = ''): Buffer {
  const head = [`${firstLine} HTTP/1.1`, `Host: ${HOSTILE_HOST}`, 'Connection: close', ...headers].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}

/** A call with a body of the length that it says. */
export function writeCall(path: string, body: string | Buffer, headers: readonly string[] = []): Buffer {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const said = ['Content-Type: application/json', 'Sec-Fetch-Site: same-origin', ...headers, length];
  return Buffer.concat([writeRequest(`POST ${path}`, said), Buffer.from(body)]);
}
