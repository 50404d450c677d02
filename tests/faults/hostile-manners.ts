import { Buffer } from 'node:buffer';
import { calls } from '@/lib/calls/calls';
import { HOSTILE_HOST, PAGES, writeCall, writeRequest, type HostileKind } from './hostile-request';

const EVENT = calls.createEvent.path;
const LEAD = calls.createLead.path;
const IN_ONE_GO = 40;

const GONE = 'the client has left before an answer can come';
const UNREAD = 'the client reads nothing, so nothing is looked for';
const WITHHELD = 'who withholds its own request may be told 408 or be hung up on';

const writeKept = (method: string, path: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${HOSTILE_HOST}\r\n\r\n`;

/** Good requests of clients that behave badly. */
export const MANNER_KINDS: Readonly<Record<string, HostileKind>> = {
  'forty requests in one go': {
    make: ({ random, draw }) => {
      const write = (): string =>
        random() < 0.5 ? writeKept('HEAD', draw(PAGES)) : writeKept('GET', calls.getBuild.path);
      return { bytes: Buffer.from(Array.from({ length: IN_ONE_GO }, write).join('')), answers: IN_ONE_GO };
    },
  },
  'a call byte by byte': {
    make: ({ good }) => ({ bytes: writeCall(EVENT, JSON.stringify(good[EVENT])), manner: 'drip' }),
  },
  'a lead reset at once': {
    make: ({ good }) => ({ bytes: writeCall(LEAD, JSON.stringify(good[LEAD])), manner: 'reset' }),
    silence: GONE,
  },
  'forty pages that nobody reads': {
    make: ({ draw }) => ({ bytes: Buffer.from(writeKept('GET', draw(PAGES)).repeat(IN_ONE_GO)), manner: 'unread' }),
    silence: UNREAD,
  },
  'a body that stalls': {
    make: ({ draw }) => {
      const headers = ['Content-Type: application/json', 'Content-Length: 900'];
      return { bytes: writeRequest(`POST ${draw([EVENT, LEAD])}`, headers, '{'), manner: 'stall' };
    },
    silence: WITHHELD,
  },
  'a head that stalls': {
    make: () => ({ bytes: Buffer.from(`GET / HTTP/1.1\r\nHost: ${HOSTILE_HOST}\r\nX-A: `), manner: 'stall' }),
    silence: WITHHELD,
  },
};
