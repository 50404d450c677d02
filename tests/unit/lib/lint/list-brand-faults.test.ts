import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import type { Brand } from '@/lib/brand/brand';
import { confirmed, sample } from '@/lib/brand/fact';
import { listBrandFaults } from '@/lib/lint/list-brand-faults';
import { makeLint } from '@/tests/support/page-lint';

const { m10, bh } = brands;
const numbered = (number: Brand['phone']['number']) => ({ phone: { ...m10.phone, number } });

function find(change: Partial<Brand>, pages = registry.pages): string[] {
  const lint = makeLint({ brands: { ...brands, m10: { ...m10, ...change } }, pages });
  return listBrandFaults(lint)
    .filter(({ entry }) => entry === 'brand m10')
    .map(({ rule, what }) => `[${rule}] ${what}`);
}

describe('brands', () => {
  it('are sound', () => {
    expect(listBrandFaults(makeLint())).toEqual([]);
  });

  it('may have a number that is their own once it is confirmed', () => {
    const number = ['+1', '206', '555', '0200'].join('');
    expect(find(numbered(confirmed(number)))).toEqual([]);
    expect(find(numbered(sample(number)))).toEqual([`[phone] ${number} may be somebody’s`]);
  });

  it.each([
    ['(206) 555-0110', '(206) 555-0110 cannot be dialled from a link'],
    ['206-555-0110', '206-555-0110 cannot be dialled from a link'],
    ['+1206555011', '+1206555011 cannot be dialled from a link'],
    ['+11065550110', 'nobody can have the number +11065550110'],
    ['+19115550110', 'nobody can have the number +19115550110'],
  ])('with the number %s are found at fault, confirmed or not', (number, fault) => {
    for (const fact of [sample(number), confirmed(number)]) expect(find(numbered(fact))).toEqual([`[phone] ${fault}`]);
  });

  it('are told how a number is written', () => {
    const changed = { ...m10, ...numbered(confirmed('(206) 555-0110')) };
    expect(listBrandFaults(makeLint({ brands: { ...brands, m10: changed } }))).toMatchObject([
      { mend: 'Write it so: +12065550110.' },
    ]);
  });

  it.each([
    [{ hosts: ['https://www.meridian10.example'] }, '[host] https://www.meridian10.example is no host'],
    [{ hosts: bh.hosts }, `[host] ${bh.hosts[0]} belongs to bh too`],
    [{ phone: bh.phone }, `[phone] ${bh.phone.number.value} is the number of bh too`],
    [{ icon: '/icons/nobody.svg' }, '[brand] there is no file public/icons/nobody.svg'],
    [{ recipients: [] }, '[C-20] it names nobody who may receive what visitors enter'],
    [
      { tpmo: m10.tpmo && { ...m10.tpmo, productCount: sample(0) } },
      '[M-12] it does not say how many organizations and products it offers',
    ],
  ] as [Partial<Brand>, string][])('%j is found at fault', (change, fault) => {
    expect(find(change)).toContain(fault);
  });

  it('without their legal pages are found at fault', () => {
    const pages = registry.pages.filter(({ path }) => path !== '/privacy');
    expect(find({}, pages)).toEqual(['[brand] no page has /privacy on m10']);
  });
});
