/**
 * Makes one call to our own server and gives its JSON; undefined when it failed, was too slow or made no sense.
 * Silence is for the visitor only: the server has counted the failure.
 */
export async function callServer(path: string, limitMs: number, body?: unknown): Promise<unknown> {
  try {
    const response = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    const answer: unknown = await response.json();
    return response.ok ? answer : undefined;
  } catch {
    return undefined;
  }
}
