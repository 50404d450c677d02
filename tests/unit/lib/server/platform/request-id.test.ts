import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseRequestId, findRequestId, runWithRequestId } from '@/lib/server/platform/request-id';

const OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test.each([
  ['4f6b8c7d9e0f1a2b3c4d5e6f7a8b9c0d', true, true],
  ['3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d', true, true],
  ['3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d', false, false],
  ['ada@example.com', true, false],
  ['abc', true, false],
  ['a'.repeat(65), true, false],
  ['', true, false],
])('%j behind a proxy of ours: %s → kept: %s', (given, isBehindProxy, isKept) => {
  const requestId = chooseRequestId(new Headers({ 'x-request-id': given }), isBehindProxy);
  if (isKept) expect(requestId).toBe(given);
  else expect(requestId).toMatch(OURS);
});

test('whatever a header holds, the id is safe in a header and in a log', () => {
  const value = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
  fc.assert(
    fc.property(value, (given) => {
      expect(chooseRequestId(new Headers({ 'x-request-id': given }), true)).toMatch(/^[0-9a-f-]{16,64}$/i);
    }),
  );
});

test('the id is known to all that a request causes, and to nothing else', async () => {
  const seen = await Promise.all(
    ['a', 'b'].map((requestId) =>
      runWithRequestId(requestId, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return findRequestId();
      }),
    ),
  );
  expect([...seen, findRequestId()]).toEqual(['a', 'b', undefined]);
});
