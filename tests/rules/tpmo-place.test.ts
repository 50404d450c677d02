import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { templates } from '@/components/templates/templates';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { medicareHours, tpmoDisclaimer } from '@/lib/compliance/tpmo-disclaimer';

/** Pages that lead with a call or a talk about Medicare, on each of their brands. */
const calling = registry.pages
  .filter(({ template, leadsWith }) => template === 'call' || template === 'chat' || leadsWith === 'call')
  .flatMap((page) => page.brands.map((code) => [`${page.path} on ${code}`, page, brands[code]] as const))
  .filter(([, , { product }]) => product === 'medicare');

it('there are such pages', () => {
  expect(calling.length).toBeGreaterThan(10);
});

it.each(calling)(
  '%s: the TPMO notice stands in the section of the call, once, in the page’s language',
  (_, page, brand) => {
    const Template = templates[page.template];
    const { language } = page;
    const form = page.form && createElement('form', { id: 'start' });
    const html = renderToStaticMarkup(createElement(Template, { brand, page, messages: uiMessages[language], form }));
    const [first = '', ...rest] = html.split(/(?<=<\/section>)/);
    const notice = brand.tpmo ? tpmoDisclaimer(language, brand.tpmo) : 'none';
    expect(first.split(notice)).toHaveLength(2);
    expect(first).toContain(medicareHours(language));
    expect(rest.join('')).not.toContain(notice);
  },
);
