import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { benefitNotes } from '@/lib/compliance/benefit-notes';
import { pageDisclosures } from '@/lib/compliance/page-disclosures';
import { tpmoDisclaimer } from '@/lib/compliance/tpmo-disclaimer';
import { definePage } from '@/lib/page/page';

const page = definePage({
  name: 'test',
  path: '/test',
  brands: ['m10'],
  template: 'landing',
  description: '',
  headline: '',
  subheadline: '',
  body: [],
});

describe('pageDisclosures', () => {
  it('opens a Medicare page with the disclaimer and says the rest once each', () => {
    const said = pageDisclosures(brands.m10, page);
    expect(said[0]).toBe(brands.m10.tpmo && tpmoDisclaimer('english', brands.m10.tpmo));
    expect(said).toEqual([
      said[0],
      '1-800-MEDICARE (TTY 1-877-486-2048), 24 hours a day/7 days a week.',
      'Your information is provided to a licensed insurance agent for future contact only if you agree to it in the form, company by company. Calling connects you to a licensed insurance agent who can enroll you in a new plan.',
      'Not all plans offer all of these benefits. Benefits may vary by carrier and location. Limitations and exclusions may apply. Enrollment is limited to certain times of the year unless a Special Enrollment Period applies.',
      'Plans are insured or covered by a Medicare Advantage organization with a Medicare contract and/or a Medicare-approved Part D sponsor. Enrollment in the plan depends on the plan’s contract renewal with Medicare.',
      'Not connected with or endorsed by the U.S. government or the federal Medicare program. This is a solicitation of insurance. A licensed insurance agent may contact you.',
    ]);
  });

  it('is in Spanish on a Spanish page, whatever the brand', () => {
    const said = pageDisclosures(brands.m10, { ...page, language: 'spanish' }).join(' ');
    expect(said).toContain('No ofrecemos todos los planes disponibles en su área.');
    expect(said).toContain('No estamos conectados con el gobierno de los Estados Unidos');
    expect(said).not.toMatch(/\b(the|your|with)\b/);
  });

  it('says who runs an auto page and that prices come from the insurers', () => {
    const said = pageDisclosures(brands.tqg, page);
    expect(said).toEqual([
      `The Quote Guild is operated by ${brands.tqg.identity.legalName.value}. The Quote Guild is not an insurance company and does not make coverage decisions. It is a marketing service that insurers and agencies pay for leads, clicks and calls. Prices come from the insurers.`,
      'Calling connects you to a licensed insurance agent who can offer you auto insurance.',
    ]);
  });

  it('says plainly that a life page is about life insurance', () => {
    expect(pageDisclosures(brands.wc, page)[0]).toBe('This is life insurance. An insurance agent may contact you.');
  });

  it('refuses a Medicare brand without counts', () => {
    const { tpmo: _tpmo, ...rest } = brands.m10;
    expect(() => pageDisclosures(rest, page)).toThrow('m10');
  });
});

describe('benefitNotes', () => {
  it('names the plan sponsors beside the benefits', () => {
    expect(benefitNotes(brands.bh, { ...page, benefits: ['otc'] })).toEqual([
      'Plans from: Cedar Example Health and Tidewater Example Plans.',
    ]);
  });

  it('qualifies a Part B reduction and groceries where they are named', () => {
    const notes = benefitNotes(brands.m10, { ...page, benefits: ['part-b-reduction', 'grocery'] });
    expect(notes[0]).toContain('You must pay your own Part B premium. It is not a government program');
    expect(notes[1]).toContain('does not guarantee the benefit');
    expect(notes).toHaveLength(3);
  });

  it('has nothing to add on an auto page', () => {
    expect(benefitNotes(brands.tqg, page)).toEqual([]);
  });
});
