import type { IncomingMessage } from 'node:http';
import { isInternalHeader } from '@/lib/request/request-fault';
import type { RequestHandler } from './request-chain';

/** Browsers stay below; Next looks for crawlers in it by a pattern whose time grows with the square of the length. */
const MAXIMUM_USER_AGENT_LENGTH = 512;

/** By which Next's router asks for a part of a page; without them the answer is the page. */
const PART = /^(rsc$|next-router-)/;

/** By which the development server sends what React waits for before it shows a changed part. */
const REQUEST_OF_PART = /^x-nextjs-(html-)?request-id$/;

function cutUserAgent({ headers }: IncomingMessage): void {
  const agent = headers['user-agent'];
  if (agent !== undefined) headers['user-agent'] = agent.slice(0, MAXIMUM_USER_AGENT_LENGTH);
}

function removeHeaders({ headers }: IncomingMessage, isRemoved: (name: string) => boolean): void {
  for (const name of Object.keys(headers)) {
    if (isRemoved(name)) Reflect.deleteProperty(headers, name);
  }
}

/**
 * Takes from a request what only Next may say, and what Next takes too long to read. Without `hasParts` whoever asks for
 * a part of a page gets all of it, as a router that gets a page opens it.
 */
export function cleanHeaders(hasParts: boolean): RequestHandler {
  return ({ message }, handOn) => {
    removeHeaders(message, (name) =>
      hasParts ? isInternalHeader(name) && !REQUEST_OF_PART.test(name) : isInternalHeader(name) || PART.test(name),
    );
    cutUserAgent(message);
    handOn();
  };
}
