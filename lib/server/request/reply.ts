import type { CallError } from '@/lib/errors/call-error';

/** Never cached. */
export function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** `message` is for people and never repeats the request. */
export function replyError(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body: CallError = { error: { code, message } };
  return reply(status, body, headers);
}
