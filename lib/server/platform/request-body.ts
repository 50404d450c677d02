import type { Readable } from 'node:stream';
import { processSingleton } from './process-singleton';

const bodies = processSingleton('request-bodies', () => new WeakMap<Request, Readable>());

/**
 * Notes the body of a request that has none of its own: a web stream around Node's costs a seventh of what an event
 * takes.
 */
export function noteBody(request: Request, body: Readable): void {
  bodies.set(request, body);
}

/** The body of a request, as it is noted or as it came; null where it has none. */
export function findBody(request: Request): Readable | Request['body'] {
  return bodies.get(request) ?? request.body;
}
