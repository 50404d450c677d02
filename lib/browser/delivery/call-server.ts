import type { CallAnswer, CallRequest } from '@/lib/calls/call-contracts';
import type { BrowserCall, NameOf } from '@/lib/calls/calls';
import type { Guard } from '@/lib/json/guard';
import { sendCall } from './send-call';

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
