import { expect, test } from 'vitest';
import { CANARY, CANARY_QUERY, findCanary } from '../support/canary';

// The planted person whom e2e `canary` looks for.
test('the search for the planted person finds them in an address, in base64 and in a query', () => {
  expect(findCanary(`x ${encodeURIComponent(CANARY.email)}`)).not.toEqual([]);
  expect(findCanary(Buffer.from(`{"email":"${CANARY.email}"}`).toString('base64'))).not.toEqual([]);
  expect(findCanary(CANARY_QUERY)).not.toEqual([]);
  expect(findCanary('nobody at all')).toEqual([]);
});
