import type { CallError, ContentRefusal } from '@/lib/errors/call-error';

declare const body: unique symbol;

/** A response of which the compiler knows what stands in it. */
export interface Reply<Body> extends Response {
  readonly [body]?: Body;
}

const texts = new WeakMap<Response, string>();

/** The text of a {@link reply}, which to read from the response itself takes a stream. */
export function findReplyText(response: Response): string | undefined {
  return texts.get(response);
}

/** Never cached. */
export function reply<const Body>(
  status: number,
  content: Body,
  headers: Readonly<Record<string, string>> = {},
): Reply<Body> {
  const text = JSON.stringify(content);
  const response = new Response(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
  texts.set(response, text);
  return response;
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

/** Refuses a body for what stands in it, by a code that ends every further try of the browser. */
export function refuseContent(
  status: 400 | 413 | 422,
  code: ContentRefusal,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Reply<CallError> {
  return replyError(status, code, message, headers);
}
