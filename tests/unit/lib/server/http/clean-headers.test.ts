import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { cleanHeaders } from '@/lib/server/http/clean-headers';
import type { Exchange } from '@/lib/server/http/request-chain';

const SENT = {
  'x-nextjs-request-id': '1',
  'x-nextjs-html-request-id': '2',
  'x-middleware-subrequest': 'middleware',
  rsc: '1',
  accept: 'text/html',
};

function clean(hasParts: boolean): readonly string[] {
  const message = { headers: { ...SENT } } as unknown as IncomingMessage;
  cleanHeaders(hasParts)({ message } as Exchange, () => undefined);
  return Object.keys(message.headers);
}

test('the development server learns which request waits for a changed part; no other server learns it', () => {
  expect(clean(true)).toEqual(['x-nextjs-request-id', 'x-nextjs-html-request-id', 'rsc', 'accept']);
  expect(clean(false)).toEqual(['accept']);
});
