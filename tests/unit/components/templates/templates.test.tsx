import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { templates } from '@/components/templates/templates';
import { brands } from '@/funnels/brands';
import { uiMessages } from '@/funnels/messages';
import type { Block } from '@/lib/page/block';
import { TEMPLATE_NAMES, type TemplateName } from '@/lib/names/page-names';
import { definePage, type Page } from '@/lib/page/page';

const CARRIERS: Block = {
  kind: 'carrier-list',
  heading: 'Companies to read about',
  carriers: [
    { name: 'Zinnia Example', text: 'The last one.' },
    { name: 'Aster Example', text: 'The first one.' },
  ],
};
const FACTS: Block = { kind: 'fact-list', heading: 'Facts', facts: [{ label: 'Where', text: 'In some areas' }] };
const LISTING: Block = {
  kind: 'listing',
  heading: 'Kinds of plans',
  sortedBy: 'name',
  entries: [{ title: 'HMO', kindOf: 'A network', facts: ['One', 'Two'] }],
};
const CHAT: Block = { kind: 'chat', bubbles: ['This is an automated assistant.', 'Ready?'] };
const CALL: Block = { kind: 'call-to-action', heading: 'Ask someone', text: 'A licensed agent answers.' };

function buildPage(template: TemplateName, entry: Partial<Page>): Page {
  return definePage({
    name: template,
    path: `/${template}`,
    brands: ['m10'],
    template,
    description: 'A page for a test.',
    headline: 'The headline',
    subheadline: 'The qualifier, in some areas.',
    body: [],
    ...entry,
  });
}

function render(template: TemplateName, entry: Partial<Page>): string {
  const page = buildPage(template, entry);
  const Template = templates[template];
  const messages = uiMessages[page.language];
  return renderToStaticMarkup(
    <Template brand={brands.m10} page={page} messages={messages} form={<form id="start" />} />,
  );
}

/** Whether all of the texts are there, each after the one before. */
function follow(html: string, texts: readonly string[]): boolean {
  const places = texts.map((text) => html.indexOf(text));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

describe('every template', () => {
  const shells = TEMPLATE_NAMES.filter((template) => template !== 'legal' && template !== 'not-found');

  it.each(shells)('%s shows headline, blocks and form, each once', (template) => {
    const html = render(template, { body: [FACTS, CALL] });
    for (const part of ['<h1', 'The qualifier', 'In some areas', 'Ask someone', 'id="start"'])
      expect(html.split(part)).toHaveLength(2);
  });
});

describe('what could be taken for something else (compliance V-01)', () => {
  it.each(['listing', 'ad-list', 'advertorial', 'chat'] as const)('%s is marked before its headline', (template) => {
    expect(follow(render(template, {}), ['<p>Advertisement</p>', '<h1'])).toBe(true);
    expect(follow(render(template, { language: 'spanish' }), ['<p>Anuncio</p>', '<h1'])).toBe(true);
  });

  it('an advertorial names the brand as its author, and is marked again where it asks for a call', () => {
    const html = render('advertorial', { body: [CALL, FACTS, { ...CALL, heading: 'Ask at the end' }] });
    expect(html).toContain('Published by Meridian 10');
    expect(html.lastIndexOf('>Advertisement<')).toBeGreaterThan(html.indexOf('Where'));
    expect(follow(html.slice(html.lastIndexOf('>Advertisement<')), ['>Advertisement<', 'Ask at the end'])).toBe(true);
  });

  it.each(['preview', 'test'] as const)('a page of the template %s says so before its headline', (template) => {
    expect(follow(render(template, {}), [uiMessages.english.pages[template], '<h1'])).toBe(true);
  });
});

describe('pages about companies', () => {
  it.each(['reviews', 'carrier-review'] as const)('%s says who pays before the list (compliance R-02)', (template) => {
    const html = render(template, { body: [CALL, CARRIERS] });
    expect(follow(html, ['<h1', uiMessages.english.pages.paid, 'Companies to read about', 'Ask someone'])).toBe(true);
  });

  it('lists them by the alphabet, whatever the order of the entry (compliance R-02)', () => {
    expect(follow(render('reviews', { body: [CARRIERS] }), ['Aster Example', 'Zinnia Example'])).toBe(true);
  });
});

describe('a chat page (compliance 7d)', () => {
  it('is a log of plain text that begins by saying it is automated; the form follows', () => {
    const html = render('chat', { body: [FACTS, CHAT] });
    const order = ['role="log"', 'Automated assistant', 'This is an automated assistant.', 'id="start"', 'Where'];
    expect(follow(html, order)).toBe(true);
  });
});

describe('a list page', () => {
  it('asks under the headline and shows the list next, its order explained', () => {
    const html = render('listing', { body: [FACTS, LISTING], form: 'medicare-short' });
    expect(follow(html, ['<h1', 'id="start"', 'Kinds of plans', 'Sorted by name.', 'HMO', 'Where'])).toBe(true);
    expect(html).toContain('href="#start"');
  });
});

describe('a page that explains a term', () => {
  const body: readonly Block[] = [
    {
      kind: 'explainer',
      heading: 'A copay',
      paragraphs: ['No word of it.', 'A copay is a set amount; the copay differs.'],
    },
    {
      kind: 'faq',
      heading: 'Questions',
      questions: [{ question: 'Copay?', answer: 'One copay a visit.' }],
    },
  ];

  it('has a button where its text says it first, whose card the browser shows', () => {
    const html = render('landing', { body, explains: ['copay'] });
    expect(html.match(/data-card="[^"]+"/g)).toEqual(['data-card="about-copay"']);
    expect(html).toMatch(/<p>A <button type="button"[^>]* popovertarget="about-copay"[^>]*>copay<\/button>/i);
    expect(html).toMatch(/<span [^>]*id="about-copay" popover="auto">A set amount that you pay/);
  });

  it('explains it in the language of the page, and closes in it', () => {
    const spanish: readonly Block[] = [{ kind: 'explainer', heading: 'Copagos', paragraphs: ['Hay copagos.'] }];
    const html = render('landing', {
      body: spanish,
      explains: ['copay'],
      language: 'spanish',
    });
    expect(html).toMatch(/Una cantidad fija[^<]*<button [^>]*popovertargetaction="hide">Cerrar</i);
  });

  it('is without one where nothing is explained', () => {
    expect(render('landing', { body })).not.toContain('data-card');
  });
});

describe('a call page', () => {
  it('shows the number before the question', () => {
    expect(follow(render('call', {}), ['<h1', 'href="tel:', 'TTY: 711', 'id="start"'])).toBe(true);
  });
});
