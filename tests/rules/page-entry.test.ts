import { describe, expect, it } from 'vitest';
import { defineForm } from '@/funnels/forms/define-form';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { buildPageMetadata } from '@/lib/rendered/page-metadata';
import { definePage, definePages } from '@/lib/page/page';
import { listPageAddresses, listStepAddresses, readRenderedPage } from '@/lib/rendered/rendered-page';
import { routeRequest } from '@/lib/request/route-request';
import { makePageRequest } from '@/tests/support/page-request';

const words = { title: 'New', description: 'A new page.', headline: 'A new page', subheadline: 'In some areas.' };
const entry = definePage({
  ...words,
  path: '/new-page',
  brands: ['m10', 'bh'],
  template: 'landing',
  form: 'medicare',
  body: [],
});
const nested = { path: '/reviews/new', brands: ['m10'], template: 'landing', body: [] } as const;
const withEntry = { ...registry, pages: [...registry.pages, entry] };

function route(brand: string, path: string) {
  const request = makePageRequest(path, { host: `${brand}.localhost` });
  return routeRequest(request, withEntry, { defaultBrand: 'm10', localHosts: true });
}

describe('adding a page is one entry', () => {
  it('the entry alone serves the page and each of its steps on the brands that it lists, and on no other', () => {
    expect(route('m10', '/new-page')).toEqual({ kind: 'page', path: '/m10/new-page' });
    expect(route('bh', '/new-page/contact')).toEqual({ kind: 'page', path: '/bh/new-page/contact' });
    expect(route('tqg', '/new-page')).toMatchObject({ kind: 'not-found' });
  });

  it('its name is its path, its language english, its lists empty, and a brisk flick shows its exit intent', () => {
    expect(entry).toMatchObject({ name: 'new-page', language: 'english', benefits: [], planTypes: [] });
    const { name, exitIntent } = definePage({ ...words, ...nested, exitIntent: { heading: 'Stay', text: 'Or call.' } });
    expect(name).toBe('reviews-new');
    expect(exitIntent).toEqual({ heading: 'Stay', text: 'Or call.', touchDeviceSensitivity: 50 });
    expect(definePages([{ ...words, ...nested, name: 'own', language: 'spanish' }])).toMatchObject([
      { name: 'own', language: 'spanish' },
    ]);
  });

  it('every address of it is known, with its head', () => {
    const own = ({ slug }: { slug: readonly string[] }) => slug[0] === 'new-page';
    const [pages, steps] = [listPageAddresses, listStepAddresses].map((list) =>
      list(withEntry, new Date()).filter(own),
    );
    expect([pages?.length, steps?.length]).toEqual([2, 2 * registry.forms.medicare.steps.length]);
    for (const address of [...(pages ?? []), ...(steps ?? [])]) {
      const { brand, page } = readRenderedPage(withEntry, address, uiMessages);
      expect(page).toEqual({ ...entry, product: brand.product });
      expect(buildPageMetadata(brand, page, false)).toMatchObject({
        title: `New – ${brand.name}`,
        alternates: { canonical: `https://${brand.hosts[0]}/new-page` },
        robots: { index: true },
      });
      expect(buildPageMetadata(brand, page, true).robots.index).toBe(false);
    }
  });

  it('a wrong brand, template, form or step name does not compile', () => {
    // @ts-expect-error there is no such brand
    definePage({ ...entry, brands: ['nobody'] });
    // @ts-expect-error there is no such template
    definePage({ ...entry, template: 'landnig' });
    // @ts-expect-error there is no such form
    definePage({ ...entry, form: 'medicaer' });
    // @ts-expect-error there is no such picture
    definePage({ ...entry, image: 'beach' });
    // @ts-expect-error there is no such validation
    definePage({ ...entry, validate: 'known-setp' });
    // @ts-expect-error there is no such middleware
    definePage({ ...entry, middleware: ['rename-zap'] });
    // @ts-expect-error there is no such step
    const form = defineForm({ name: 'medicare', version: '1', product: 'medicare', steps: ['zipcod'] });
    expect(form.steps).toEqual(['zipcod']);
  });
});
