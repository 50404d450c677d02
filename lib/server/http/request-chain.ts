import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request on its way to Next. */
export interface Exchange {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** Gives it, or another one in its place, to the server's own listeners, which are Next's. */
  readonly toNext: (other?: Pick<Exchange, 'message' | 'response'>) => void;
}

/** Answers a request, or hands it on, at once or later. */
export type RequestHandler = (exchange: Exchange, handOn: () => void) => void;

/** Asks one handler after the other, each only when the one before has handed the request on. */
export function runHandlers([first, ...others]: readonly RequestHandler[], exchange: Exchange): void {
  first?.(exchange, () => runHandlers(others, exchange));
}
