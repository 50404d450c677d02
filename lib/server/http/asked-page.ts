import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AskedPage } from '@/lib/answer/answer-page';
import { PAGE_KEY_HEADER } from '@/lib/answer/page-key';

/** A request for a page as it was sent, for what decides about pages. */
export function readAskedPage({ method = '', url = '', headers }: IncomingMessage): AskedPage {
  const [target = ''] = url.split('#', 1);
  const [path = '', ...query] = target.split('?');
  return {
    method,
    host: headers.host ?? null,
    path,
    query: new URLSearchParams(query.join('?')),
    cookie: headers.cookie ?? null,
    ifNoneMatch: headers['if-none-match'] ?? null,
    pageKey: headers[PAGE_KEY_HEADER]?.toString() ?? null,
    now: new Date(),
    newVisitorId: randomUUID(),
  };
}
