import { connect, type Socket } from 'node:net';
import type { HostileBytes, Manner } from './hostile-request';

/** Whoever has had no end by then was left to wait. */
const ANSWER_WITHIN_MS = 30_000;
/** Node looks after a request that does not come whole for a minute at most, every half a minute. */
const STALL_WITHIN_MS = 100_000;
const UNREAD_FOR_MS = 3000;
const DRIP_BYTES = 8;
/** A client ends its half only once nothing more comes: Node takes it for somebody who has left. */
const END_AFTER_SILENCE_MS = 10_000;
const END_AFTER_ANSWER_MS = 50;
const KEPT_TEXT = 40_000;
const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g;
/** As many letters as a status line that one part has cut. */
const CARRIED = 12;

/** What came of one hostile request. */
export interface Outcome {
  /** Of each answer in order, but for `100 Continue`. */
  readonly statuses: readonly number[];
  /** The beginning of what came. */
  readonly text: string;
  /** Whether the server left the connection open for longer than it may. */
  readonly isLeftWaiting: boolean;
}

/** Counts answers as they come, whatever stands between them. */
function readStatuses(): { readonly statuses: number[]; readonly read: (part: string) => void } {
  const statuses: number[] = [];
  let carried = '';
  return {
    statuses,
    read: (part) => {
      const seen = carried + part;
      let end = 0;
      for (const { 1: status, 0: line, index } of seen.matchAll(STATUS_LINE)) {
        if (status !== '100') statuses.push(Number(status));
        end = index + line.length;
      }
      carried = seen.slice(Math.max(end, seen.length - CARRIED));
    },
  };
}

/** A few bytes at a time, as a bad connection brings them. */
function drip(socket: Socket, bytes: Buffer): void {
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(bytes.subarray(sent, sent + DRIP_BYTES));
    sent += DRIP_BYTES;
    if (sent >= bytes.length) clearInterval(timer);
  }, 1);
  socket.on('close', () => clearInterval(timer));
}

const BEHAVIOURS: Readonly<Record<Manner | 'usual', (socket: Socket, bytes: Buffer) => void>> = {
  usual: (socket, bytes) => socket.write(bytes),
  drip,
  stall: (socket, bytes) => socket.write(bytes),
  reset: (socket, bytes) => socket.write(bytes, () => socket.resetAndDestroy()),
  unread: (socket, bytes) => {
    socket.pause().write(bytes);
    setTimeout(() => socket.destroy(), UNREAD_FOR_MS);
  },
};

/** Sends one request as its kind behaves, and waits until the connection has ended. */
export function sendHostile(port: number, request: HostileBytes): Promise<Outcome> {
  const { bytes, answers = 1 } = request;
  const manner = request.manner ?? 'usual';
  const isFinished = manner === 'usual' || manner === 'drip';
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const { statuses, read } = readStatuses();
    let [text, isLeftWaiting] = ['', false];
    const limitMs = manner === 'stall' ? STALL_WITHIN_MS : ANSWER_WITHIN_MS;
    const timer = setTimeout(() => {
      isLeftWaiting = true;
      socket.destroy();
    }, limitMs);
    let ending: NodeJS.Timeout | undefined;
    const endAfter = (ms: number): void => {
      clearTimeout(ending);
      if (isFinished) ending = setTimeout(() => socket.end(), ms);
    };
    socket.setEncoding('latin1');
    if (manner !== 'unread') {
      socket.on('data', (part: string) => {
        read(part);
        if (text.length < KEPT_TEXT) text += part;
        endAfter(statuses.length < answers ? END_AFTER_SILENCE_MS : END_AFTER_ANSWER_MS);
      });
    }
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      BEHAVIOURS[manner](socket, bytes);
      endAfter(END_AFTER_SILENCE_MS);
    });
    socket.on('close', () => {
      clearTimeout(timer);
      clearTimeout(ending);
      resolve({ statuses, text, isLeftWaiting });
    });
  });
}
