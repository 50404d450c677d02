import { describe, expect, it } from 'vitest';
import { findGrantedChannels, grantEveryChannel, listConsentIds } from '@/lib/compliance/granted-consent';

const box = (id: string, granted = true) => ({ id, granted });

describe('what is granted to a provider', () => {
  it('in Medicare goes company by company, for calls and emails', () => {
    expect(findGrantedChannels('medicare', ['exchange'], [box('exchange'), box('carrier', false)])).toEqual({
      callConsent: true,
      smsConsent: false,
      emailConsent: true,
    });
    expect(findGrantedChannels('medicare', ['exchange'], [box('exchange', false), box('carrier')])).toBeUndefined();
    expect(findGrantedChannels('medicare', ['exchange'], [box('call')])).toBeUndefined();
  });

  it.each(['auto', 'life'] as const)('in %s goes channel by channel', (product) => {
    expect(findGrantedChannels(product, ['exchange'], [box('call'), box('sms', false), box('email')])).toEqual({
      callConsent: true,
      smsConsent: false,
      emailConsent: true,
    });
    expect(findGrantedChannels(product, ['exchange'], [box('sms')])).toMatchObject({ smsConsent: true });
    expect(findGrantedChannels(product, ['exchange'], [box('exchange')])).toBeUndefined();
  });

  it.each(['medicare', 'auto', 'life'] as const)('in %s is nothing where nobody stands behind it', (product) => {
    expect(listConsentIds(product, [])).toEqual([]);
    expect(findGrantedChannels(product, [], [box('call'), box('email')])).toBeUndefined();
  });

  it.each(['medicare', 'auto', 'life'] as const)(
    'in %s is everything that is asked when every box is ticked',
    (product) => {
      const boxes = ['exchange', 'call', 'sms', 'email'].map((id) => box(id));
      expect(findGrantedChannels(product, ['exchange'], boxes)).toEqual(grantEveryChannel(product));
    },
  );
});
