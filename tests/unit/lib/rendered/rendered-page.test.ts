import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { buildPageMetadata } from '@/lib/rendered/page-metadata';
import { listPageAddresses, listStepAddresses, readRenderedPage } from '@/lib/rendered/rendered-page';
import { makeExperiment, makeFormExperiment } from '@/tests/support/made-up-experiment';

const tested = { ...registry, experiments: [makeExperiment()] };
const now = new Date('2026-11-21T12:00:00Z');
const page = registry.pages.find(({ name }) => name === 'go-4-benefits');

function read(...slug: string[]) {
  return readRenderedPage(tested, { brand: 'm10', slug }, uiMessages);
}

describe('a variant', () => {
  it('is built ahead beside the page itself: each variant, the control too, on each brand; its steps are not', () => {
    const own = ({ slug }: { slug: readonly string[] }) => slug.includes('go-4-benefits');
    const addresses = listPageAddresses(tested, now).filter(own);
    const stepAddresses = listStepAddresses(tested, now).filter(own);
    const steps = registry.forms['medicare-short'].steps.length;
    expect(addresses).toHaveLength(2 * 3);
    expect(stepAddresses).toHaveLength(2 * steps * 3);
    expect(addresses).toContainEqual({ brand: 'm10es', slug: ['-four-benefits.warm', 'go-4-benefits'] });
    expect(stepAddresses).toContainEqual({ brand: 'm10es', slug: ['-four-benefits.warm', 'go-4-benefits', 'zipcode'] });
    const all = [...addresses, ...stepAddresses];
    expect(new Set(all.map((address) => JSON.stringify(address))).size).toBe(all.length);
  });

  it('with a form of its own has the steps of that form, and no others', () => {
    const withForm = { ...registry, experiments: [makeFormExperiment()] };
    const steps = listStepAddresses(withForm, now).filter(({ slug }) => slug[0] === '-short-way.quiz');
    const { steps: asked } = registry.forms['medicare-quiz'];
    expect(steps.filter(({ brand }) => brand === 'bh').map(({ slug }) => slug[2])).toEqual([...asked]);
    const readStep = (step: string) =>
      readRenderedPage(withForm, { brand: 'm10', slug: ['-short-way.quiz', 'otc-savings', step] }, uiMessages);
    expect(readStep('medicare-later')).toMatchObject({ stepName: 'medicare-later', page: { form: 'medicare-quiz' } });
    expect(readStep('birth').stepName).toBeUndefined();
  });

  it('shows its changes over the page, and says which one it is', () => {
    const warm = read('-four-benefits.warm', 'go-4-benefits', 'zipcode');
    expect(warm.page).toEqual({ ...page, product: 'medicare', headline: 'Another headline' });
    expect(warm.variant).toEqual({ name: 'four-benefits', variant: 'warm' });
    expect(warm.stepName).toBe('zipcode');
    const control = read('-four-benefits.plain', 'go-4-benefits');
    expect(control.page).toEqual({ ...page, product: 'medicare' });
    expect(control.variant).toEqual({ name: 'four-benefits', variant: 'plain' });
  });

  it('keeps the page’s own canonical address', () => {
    const { brand, page: warm } = read('-four-benefits.warm', 'go-4-benefits');
    expect(buildPageMetadata(brand, warm, false).alternates?.canonical).toBe(`https://${brand.hosts[0]}/go-4-benefits`);
  });

  it('is no part of the page itself, nor of an address that names none', () => {
    expect(read('go-4-benefits').variant).toBeUndefined();
    expect(read('-four-benefits.gone', 'go-4-benefits').page.name).toBe('not-found');
  });
});

it('what is not found and what is not valid have pages of their own on each brand', () => {
  for (const name of ['not-found', 'not-valid']) {
    expect(read(`-${name}`).page).toMatchObject({ name, template: 'not-found', indexable: false });
    expect(listPageAddresses(tested, now)).toContainEqual({ brand: 'wc', slug: [`-${name}`] });
  }
});
