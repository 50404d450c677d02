import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { brands } from '@/funnels/brands';
import type { LeadRequest } from '@/lib/call-bodies/lead-request';
import {
  buildConsentRecords,
  buildEventRecord,
  buildLeadRecord,
  buildUserRecord,
} from '@/lib/server/records/build-records';

const ID = '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d';
const AT = '2026-01-02T03:04:05.678Z';

const lead: LeadRequest = {
  leadId: ID,
  anonymousId: ID,
  sessionId: 'session',
  product: 'medicare',
  pageName: 'otc-savings',
  form: 'medicare',
  formVersion: '1',
  createdAt: AT,
  paid: false,
  values: { zipcode: '33101', leadidId: 'jornaya', trustedFormCertificateId: '' },
  consents: [
    {
      consentId: ID,
      text: 'I agree — acepto',
      language: 'spanish',
      buttonLabel: 'Continuar',
      recipients: [{ id: 'mediaalpha', name: 'MediaAlpha, Inc.', granted: true }],
      actedAt: AT,
      pagePath: '/otc-savings/contact',
    },
  ],
};

test('the server vouches for address, agent and the hash of the words', () => {
  const caller = { brand: brands.m10, address: '203.0.113.7', userAgent: 'Agent/1.0' };
  expect(
    buildConsentRecords(lead, caller, { isFromPage: true, isOwnWords: ({ language }) => language === 'spanish' }),
  ).toMatchObject([
    {
      id: ID,
      leadId: ID,
      brand: 'm10',
      text: 'I agree — acepto',
      textSha256: createHash('sha256').update('I agree — acepto').digest('hex'),
      address: '203.0.113.7',
      userAgent: 'Agent/1.0',
      leadidId: 'jornaya',
      trustedFormCertificateId: null,
      isOwnWords: true,
      isFromPage: true,
    },
  ]);
  const [unknown] = buildConsentRecords(
    lead,
    { ...caller, address: undefined },
    { isFromPage: false, isOwnWords: () => false },
  );
  expect(unknown).toMatchObject({ address: null, isOwnWords: false, isFromPage: false });
});

test('an event is told by its own id, and a date that rolls over is the date it rolls to', () => {
  const properties = { eventId: ID, stepName: 'zip' };
  const timestamp = '2026-02-30T00:00:00Z';
  const event = { type: 'track', event: 'pageView', timestamp, sessionId: 's', anonymousId: ID, properties } as const;
  expect(buildEventRecord('m10', event)).toMatchObject({ id: ID, occurredAt: '2026-03-02T00:00:00.000Z', properties });
});

test('a user and a lead keep what they brought', () => {
  expect(buildUserRecord('tqg', { id: ID, updatedAt: AT, sessionId: 's' })).toEqual({
    id: ID,
    brand: 'tqg',
    updatedAt: AT,
    data: { sessionId: 's' },
  });
  expect(
    buildLeadRecord('m10', lead, { isOptedOut: true, isFromPage: false, callBack: null, isTest: false }),
  ).toMatchObject({
    ...{ id: ID, brand: 'm10', values: lead.values, paid: false, isOptedOut: true, isFromPage: false },
  });
});
