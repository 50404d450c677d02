import type { Socket } from 'node:net';
import type { RequestHandler } from './request-chain';

/** By connection, what came in one go behind its first request and waits for a turn of its own. */
const waiting = new WeakMap<Socket, (() => void)[]>();

/**
 * Hands on at once what comes first on a connection, and one more with each turn of the event loop: forty requests in one
 * go keep nobody waiting but who sent them. nginx sends one after the other, so that behind it nothing waits.
 */
export const takeTurns: RequestHandler = ({ message: { socket } }, handOn) => {
  const behind = waiting.get(socket);
  if (behind) {
    behind.push(handOn);
    return;
  }
  const next = (): void => {
    const first = waiting.get(socket)?.shift();
    if (!first) {
      waiting.delete(socket);
      return;
    }
    setImmediate(next);
    first();
  };
  waiting.set(socket, []);
  setImmediate(next);
  handOn();
};
