import { describe, expect, it } from 'vitest';
import { buildEventContext, type PageContext } from '@/lib/analytics/event-context';

describe('the context of an event', () => {
  const page: PageContext = {
    brandId: 'm10',
    brandName: 'Meridian 10',
    pageName: 'otc-savings',
    pagePath: '/otc-savings',
    template: 'landing',
    product: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    language: 'english',
    smid: 'MULTI-PLAN_x1_M',
    xsmid: '',
    affiliateId: 'own',
  };
  const touch = {
    at: '2026-01-31T11:59:00.000Z',
    path: '/otc-savings',
    referrerHost: '',
    parameters: { utm_campaign: 'c' },
  };
  const moment = {
    eventId: '00000000-0000-4000-8000-000000000001',
    now: new Date('2026-01-31T12:00:00.000Z'),
    visit: {
      anonymousId: '00000000-0000-4000-8000-000000000002',
      sessionId: 's1',
      urlParameters: { gclid: 'x'.repeat(20), utm_campaign: 'c', afid: '77' },
      touches: { first: touch, last: touch },
    },
    isOptedOut: false,
    deliveryDrops: 0,
    address: 'https://meridian10.example/otc-savings?gclid=1&email=m%40example.com',
    cookies: '',
    userAgent: 'agent',
  };

  it('carries every key of the specification, the paid flag derived and the address scrubbed', () => {
    expect(buildEventContext(page, moment)).toEqual({
      eventId: moment.eventId,
      timestamp: '2026-01-31T12:00:00.000Z',
      brand: { id: 'm10', name: 'Meridian 10' },
      userId: moment.visit.anonymousId,
      sessionId: 's1',
      isPaid: true,
      page: {
        name: 'otc-savings',
        template: 'landing',
        product: 'medicare',
        benefits: ['otc'],
        planTypes: ['medicare-advantage'],
        language: 'english',
        smid: 'MULTI-PLAN_x1_M',
        xsmid: '',
      },
      phoneRule: { afid: '77' },
      url: 'https://meridian10.example/otc-savings?gclid=1',
      cookies: {},
      botDetection: null,
      ipQuality: null,
      urlParams: moment.visit.urlParameters,
      touches: { first: touch, last: touch },
      isOptedOut: false,
      deliveryDrops: 0,
      userAgent: 'agent',
      ipLookup: null,
    });
  });

  it('the affiliate of the phone rule is the brand’s own where the address brings none', () => {
    const visit = { ...moment.visit, urlParameters: {} };
    expect(buildEventContext(page, { ...moment, visit })).toMatchObject({ isPaid: false, phoneRule: { afid: 'own' } });
  });
});
