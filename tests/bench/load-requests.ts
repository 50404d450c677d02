import { randomUUID } from 'node:crypto';

/** The same request each time; packed, as every browser asks, and in the one coding that every peer has. */
export function getRequest(path: string, host: string): () => string {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n\r\n`;
  return () => request;
}

/** A click on an ad, each with an id of its own. */
export function clickRequest(path: string, host: string): () => string {
  return () => getRequest(`${path}?utm_source=ads&gclid=${randomUUID()}`, host)();
}

/** Another visitor each time, as far as limits by address can tell: 198.18.0.0/15 is set aside for benchmarks. */
function makeAddress(): string {
  const part = (below: number): number => Math.floor(Math.random() * below);
  return `198.${18 + part(2)}.${part(256)}.${1 + part(254)}`;
}

/** An event with an id, a visit and an address of its own, about 1 kB. */
export function buildEventRequest(path: string, host: string): () => string {
  const padding = 'x'.repeat(500);
  return () => {
    const body = JSON.stringify({
      type: 'track',
      event: 'page_viewed',
      timestamp: new Date().toISOString(),
      sessionId: randomUUID(),
      anonymousId: randomUUID(),
      properties: { eventId: randomUUID(), padding },
    });
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      `X-Forwarded-For: ${makeAddress()}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  };
}
