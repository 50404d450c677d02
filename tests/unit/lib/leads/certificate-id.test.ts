import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCertificateId, parseLeadid } from '@/lib/leads/certificate-id';

const ID = '0123456789abcdef0123456789abcdef01234567';

test.each([
  [`https://cert.trustedform.com/${ID}`, ID],
  [`https://cert.trustedform.com/${ID}/?x=1`, ID],
  [ID, undefined],
  ['https://cert.trustedform.com/', undefined],
  ['https://cert.trustedform.com/not-an-id', undefined],
  ['', undefined],
  [null, undefined],
])('the certificate in %j is %j', (address, id) => {
  expect(parseCertificateId(address)).toBe(id);
});

test.each([
  ['5A4DB0C5-0000-4000-8000-00005A4DB0C5', '5A4DB0C5-0000-4000-8000-00005A4DB0C5'],
  [' 5a4db0c5-0000-4000-8000-00005a4db0c5 ', '5a4db0c5-0000-4000-8000-00005a4db0c5'],
  ['5A4DB0C5', undefined],
  [undefined, undefined],
])('the token in %j is %j', (token, id) => {
  expect(parseLeadid(token)).toBe(id);
});

test('whatever a page holds, nothing is made up and nothing throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const found = [parseCertificateId(value), parseLeadid(value)].filter((id) => id !== undefined);
      expect(found.every((id) => typeof value === 'string' && value.includes(id))).toBe(true);
    }),
  );
});
