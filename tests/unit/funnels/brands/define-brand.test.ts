import { expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { defineBrand, type BrandEntry } from '@/funnels/brands/define-brand';

const { icon: _icon, certificates: _certificates, ...m10 } = brands.m10;
const { placementId, publisherId } = m10.mediaAlpha;
const { number, hours } = m10.phone;
const entry: BrandEntry = { ...m10, phone: { number, hours }, mediaAlpha: { placementId, publisherId } };

it('a brand has its icon, the relay number, the words for agents and its affiliate id from its code', () => {
  expect(defineBrand(entry)).toMatchObject({
    icon: '/icons/m10.svg',
    phone: { tty: '711', answeredBy: { english: 'Speak with a licensed insurance agent' } },
    mediaAlpha: { affiliateId: 'm10-web' },
  });
});

it('what its entry says stands, and nobody documents a consent whom it does not name', () => {
  const answeredBy = { english: 'Ask us', spanish: 'Pregúntenos' };
  const own = defineBrand({ ...entry, icon: '/own.svg', phone: { number, hours, answeredBy } });
  expect(own).toMatchObject({ icon: '/own.svg', phone: { answeredBy } });
  expect(own).not.toHaveProperty('certificates');
  expect(defineBrand({ ...entry, certificates: { trustedForm: false } }).certificates).toEqual({ trustedForm: false });
});
