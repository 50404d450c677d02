import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends a request exactly as it is written, which no client would: two hosts, whole addresses, broken escapes. The
 * connection ends with the answer; status 0 stands for none.
 */
export async function sendRaw(port: number, firstLine: string, headers: readonly string[]): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(30_000, () => socket.destroy());
  socket.write(`${[firstLine, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await text(socket).catch(() => '');
  const end = answer.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    head: answer.slice(0, end),
    body: answer.slice(end),
  };
}
