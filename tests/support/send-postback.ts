import type { Postback } from '@/tests/sandbox/call-network';

/** A message of a call network as a request to a site. */
export function buildPostback({ source, body, sign }: Postback, origin: string, nowMs: number): Request {
  const headers = { 'content-type': 'application/json', 'x-signature': sign(nowMs) };
  return new Request(`${origin}/api/outcome/${source}`, { method: 'POST', headers, body });
}
