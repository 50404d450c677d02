import type { CallError } from '@/lib/errors/call-error';

declare const body: unique symbol;

/** A response of which the compiler knows what stands in it. */
export interface Reply<Body> extends Response {
  readonly [body]?: Body;
}

/** Never cached. */
export function reply<const Body>(
  status: number,
  content: Body,
  headers: Readonly<Record<string, string>> = {},
): Reply<Body> {
  return new Response(JSON.stringify(content), {
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
): Reply<CallError> {
  return reply(status, { error: { code, message } }, headers);
}
