import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SecurityHeader } from '@/lib/security/security-headers';

/** What Node answers to bytes that it cannot read; every other fault is 400. */
const UNREADABLE_STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The status for bytes that are no request, by the code of Node's error. */
export function chooseUnreadableStatus(code = ''): number {
  return UNREADABLE_STATUSES[code] ?? 400;
}

/** Answers on the bare connection, where there is no request to answer. */
export function endConnection(socket: Duplex, status: number, headers: readonly SecurityHeader[]): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = headers.map(({ key, value }) => `${key}: ${value}\r\n`).join('');
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}cache-control: no-store\r\n`;
  socket.end(`${head}connection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}
