import type { CallError } from '@/lib/errors/call-error';

/** Answers with JSON; nothing that a call answers may be kept by any cache. */
export function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** Answers in the one error shape; `message` is for people and never repeats what was sent. */
export function replyError(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body: CallError = { error: { code, message } };
  return reply(status, body, headers);
}
