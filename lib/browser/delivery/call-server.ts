import type { CallAnswer, CallRequest } from '@/lib/calls/call-contracts';
import type { BrowserCall, NameOf } from '@/lib/calls/calls';
import type { CallRow } from '@/lib/calls/first-calls';
import type { Guard } from '@/lib/json/guard';

export interface ServerCall {
  /** Unix ms. */
  readonly madeAt: number;
  readonly body: unknown;
  status?: number;
  /** Unix ms. */
  answeredAt?: number;
  answer?: unknown;
}

/** The last call to each address; never leaves the page. */
export const latestCalls = new Map<string, ServerCall>();

/** What is sent with a call: nothing, something, or something that may be left out. */
type Sent<Row extends BrowserCall> =
  CallRequest<NameOf<Row>> extends infer Request
    ? object extends Request
      ? [request?: Request]
      : undefined extends Request
        ? []
        : [request: Request]
    : never;

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

/**
 * As `callServer`, for those whom the HTTP status tells something as well; undefined when nothing came.
 */
export async function askServer<Row extends BrowserCall, Answer extends CallAnswer<NameOf<Row>>>(
  row: Row,
  isAnswer: Guard<Answer>,
  ...[request]: Sent<Row>
): Promise<{ readonly status?: number; readonly answer?: Answer }> {
  const call: ServerCall = { madeAt: Date.now(), body: request };
  latestCalls.set(row.path, call);
  try {
    const response = await sendCall(row, request);
    call.status = response.status;
    call.answer = await response.json();
    return { status: call.status, ...(response.ok && isAnswer(call.answer) && { answer: call.answer }) };
  } catch {
    return {};
  } finally {
    call.answeredAt = Date.now();
  }
}

/**
 * Makes one call to our own server and gives its answer; undefined when it failed, was too slow or made no sense.
 * Silence is for the visitor only: the server has counted the failure.
 */
export async function callServer<Row extends BrowserCall, Answer extends CallAnswer<NameOf<Row>>>(
  row: Row,
  isAnswer: Guard<Answer>,
  ...sent: Sent<Row>
): Promise<Answer | undefined> {
  return (await askServer(row, isAnswer, ...sent)).answer;
}
