import { describe, expect, it } from 'vitest';
import { readAnalyticsCookies } from '@/lib/analytics/analytics-cookies';
import { buildEventContext, type PageContext } from '@/lib/analytics/event-context';

describe('analytics cookies', () => {
  it('reads the client id, both forms of the session id, the measurement id and fbp', () => {
    const old = '_ga=GA1.1.111.222; _ga_ABC123=GS1.1.1700000000.3.1.1700000100.0.0.0; _fbp=fb.1.1700000000000.42';
    const expected = {
      gaClientId: '111.222',
      gaSessionId: '1700000000',
      gaMeasurementId: 'G-ABC123',
      fbp: 'fb.1.1700000000000.42',
    };
    expect(readAnalyticsCookies(old)).toEqual(expected);
    const fresh = '_ga=GA1.1.111.222; _ga_ABC123=GS2.1.o3$g1$s1700000000$t1700000100; _fbp=fb.1.1700000000000.42';
    expect(readAnalyticsCookies(fresh)).toEqual(expected);
  });

  it('what is absent or unreadable is left out', () => {
    expect(readAnalyticsCookies('')).toEqual({});
    expect(readAnalyticsCookies('_ga=deleted; _ga_ABC123=deleted; _fbp=x; =; ;')).toEqual({
      gaMeasurementId: 'G-ABC123',
    });
  });
});

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
  const moment = {
    eventId: '00000000-0000-4000-8000-000000000001',
    now: new Date('2026-01-31T12:00:00.000Z'),
    visit: {
      anonymousId: '00000000-0000-4000-8000-000000000002',
      sessionId: 's1',
      urlParameters: { gclid: 'x'.repeat(20), utm_campaign: 'c', afid: '77' },
    },
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
      userAgent: 'agent',
      ipLookup: null,
    });
  });

  it('the affiliate of the phone rule is the brand’s own where the address brings none', () => {
    const visit = { ...moment.visit, urlParameters: {} };
    expect(buildEventContext(page, { ...moment, visit })).toMatchObject({ isPaid: false, phoneRule: { afid: 'own' } });
  });
});
