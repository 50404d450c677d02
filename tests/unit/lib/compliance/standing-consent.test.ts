import { describe, expect, it } from 'vitest';
import { findStandingConsent, type RecordedAct } from '@/lib/compliance/standing-consent';

const act = (boxes: Readonly<Record<string, boolean>>, change: Partial<RecordedAct> = {}): RecordedAct => ({
  text: 'The words',
  pagePath: '/otc-savings/consent',
  recipients: Object.entries(boxes).map(([id, granted]) => ({ id, granted })),
  isProven: true,
  ...change,
});

describe('what the acts of a lead leave granted to a provider', () => {
  it('in Medicare its own company, ticked by name', () => {
    const acts = [act({ exchange: true, north: false })];
    expect(findStandingConsent('medicare', ['exchange'], acts)).toEqual({
      ...{ callConsent: true, smsConsent: false, emailConsent: true, act: acts[0] },
    });
    expect(findStandingConsent('medicare', ['north'], acts)).toBeUndefined();
    expect(findStandingConsent('medicare', ['south', 'exchange'], acts)).toBeDefined();
    expect(findStandingConsent('medicare', [], acts)).toBeUndefined();
    expect(findStandingConsent('medicare', ['exchange'], [])).toBeUndefined();
  });

  it('in auto and life the ways that were ticked', () => {
    const acts = [act({ call: false, sms: false, email: true })];
    expect(findStandingConsent('auto', ['exchange'], acts)).toMatchObject({
      ...{ callConsent: false, smsConsent: false, emailConsent: true },
    });
  });

  it('the latest word on each box: a consent can be taken back', () => {
    const earlier = act({ exchange: true, north: true });
    const acts = [act({ exchange: false }), earlier];
    expect(findStandingConsent('medicare', ['exchange'], acts)).toBeUndefined();
    expect(findStandingConsent('medicare', ['north'], acts)?.act).toBe(earlier);
  });

  it('nothing by an act that proves nothing, which still takes back', () => {
    const foreign = act({ exchange: true }, { isProven: false, text: 'invented' });
    expect(findStandingConsent('medicare', ['exchange'], [foreign])).toBeUndefined();
    expect(findStandingConsent('medicare', ['exchange'], [foreign, act({ exchange: true })])).toBeUndefined();
    const own = act({ exchange: true });
    const other = act({ north: true }, { isProven: false, text: 'invented' });
    expect(findStandingConsent('medicare', ['exchange'], [other, own])?.act).toBe(own);
  });
});
