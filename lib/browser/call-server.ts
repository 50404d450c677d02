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

/** Undefined when the call failed, was too slow or returned no JSON; the server has counted the failure. */
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
