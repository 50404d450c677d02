import { expect, test } from 'vitest';
import { brands } from '@/funnels/brands';
import { confirmed, sample } from '@/lib/brand/fact';
import { listSampleFacts } from '@/lib/lint/list-sample-facts';

test('every placeholder is found by its path, and a confirmed fact is none', () => {
  const brand = {
    ...brands.tqg,
    identity: {
      legalName: sample('Sample LLC'),
      address: confirmed('1 Main St'),
      email: confirmed('a@example.com'),
    },
    phone: { ...brands.tqg.phone, number: confirmed('+12065550100'), hours: confirmed(brands.tqg.phone.hours.value) },
    recipients: [
      { id: 'one', name: confirmed('One LLC') },
      { id: 'two', name: sample('Two LLC') },
    ],
    mediaAlpha: { placementId: confirmed('p'), publisherId: sample('q'), affiliateId: 'web' },
    gtmId: confirmed('GTM-1'),
    certificates: { trustedForm: true, leadIdCampaign: sample('r') },
  };
  expect(listSampleFacts(brand)).toEqual([
    'identity.legalName',
    'recipients.1.name',
    'mediaAlpha.publisherId',
    'certificates.leadIdCampaign',
  ]);
});
