import type { IncomingMessage } from 'node:http';
import { isInternalHeader } from '@/lib/request/request-fault';
import type { RequestHandler } from './request-chain';

/** Browsers stay below; Next looks for crawlers in it by a pattern whose time grows with the square of the length. */
const MAXIMUM_USER_AGENT_LENGTH = 512;

function cutUserAgent({ headers }: IncomingMessage): void {
  const agent = headers['user-agent'];
  if (agent !== undefined) headers['user-agent'] = agent.slice(0, MAXIMUM_USER_AGENT_LENGTH);
}

function removeInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) {
    if (isInternalHeader(name)) Reflect.deleteProperty(headers, name);
  }
}

/** Takes from a request what only Next may say, and what Next takes too long to read. */
export const cleanHeaders: RequestHandler = ({ message }, handOn) => {
  removeInternalHeaders(message);
  cutUserAgent(message);
  handOn();
};
