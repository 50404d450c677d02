import type { CallRow } from '@/lib/calls/first-calls';

/**
 * Sends one request to our own server, with `keepalive` even while the page ends; rejects when nothing answers in time.
 * For those who read more of the response than its JSON; `callServer` is for everybody else.
 */
export function sendCall(
  { method, path, timeoutMs }: CallRow,
  request?: unknown,
  keepalive = false,
): Promise<Response> {
  const isPost = method === 'POST';
  return fetch(isPost || !request ? path : `${path}?${new URLSearchParams(request as Record<string, string>)}`, {
    ...(isPost && {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      keepalive,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
