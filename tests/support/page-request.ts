import type { PageRequest } from '@/lib/request/page-request';

/** A request for a page of Meridian 10 as the middleware reads it, with what a test cares about in place of the usual. */
export function makePageRequest(address: string, change: Partial<PageRequest> = {}): PageRequest {
  const [path = '', query = ''] = address.split('?');
  return {
    method: 'GET',
    host: 'm10.localhost:3000',
    path,
    query: new URLSearchParams(query),
    cookie: null,
    now: new Date('2026-12-01T12:00:00Z'),
    newVisitorId: '00000000-0000-4000-8000-000000000001',
    ...change,
  };
}
