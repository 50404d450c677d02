import type { Readable } from 'node:stream';
import { processSingleton } from './process-singleton';
import { readLimited } from './read-limited';

const bodies = processSingleton('request-bodies', () => new WeakMap<Request, Readable>());

/** Notes Node's own body of a request that is built without one: a web stream around it costs far more. */
export function noteBody(request: Request, body: Readable): void {
  bodies.set(request, body);
}

/**
 * Reads the body of a request, as it is noted or as it came. Undefined above `maximumBytes`; throws when the sender
 * breaks off, and a `SlowBodyError` after `limitMs`.
 */
export function readBody(request: Request, maximumBytes: number, limitMs: number): Promise<Uint8Array | undefined> {
  return readLimited(bodies.get(request) ?? request.body, maximumBytes, limitMs);
}
