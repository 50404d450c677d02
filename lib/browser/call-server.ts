/** One call to our own server as it went, for whoever looks for a fault. */
export interface ServerCall {
  /** Unix ms. */
  readonly madeAt: number;
  readonly body: unknown;
  /** Absent until there is an answer, and for good when there was none. */
  status?: number;
  /** Unix ms. */
  answeredAt?: number;
  answer?: unknown;
}

/** The latest call of this page to each address; nothing of it leaves the page. */
export const latestCalls = new Map<string, ServerCall>();

/**
 * Makes one call to our own server and gives its JSON; undefined when it failed, was too slow or made no sense.
 * Silence is for the visitor only: the server has counted the failure.
 */
export async function callServer(path: string, limitMs: number, body?: unknown): Promise<unknown> {
  const call: ServerCall = { madeAt: Date.now(), body };
  latestCalls.set(path, call);
  try {
    const response = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    call.status = response.status;
    call.answer = await response.json();
    return response.ok ? call.answer : undefined;
  } catch {
    return undefined;
  } finally {
    call.answeredAt = Date.now();
  }
}
