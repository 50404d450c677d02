import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { isDatedPage } from '@/lib/page/plan-season';
import { buildCardPath, findCard, listCards } from '@/lib/rendered/social-card';
import { listPageAddresses, listStepAddresses, readRenderedPage } from '@/lib/rendered/rendered-page';
import { uiMessages } from '@/funnels/messages';

const now = new Date('2026-11-21T12:00:00Z');
const cards = listCards(registry, now);
const dated = registry.pages.find((page) => isDatedPage(registry.pages, page) && page.headline.includes('{planYear}'));

/** What the Latin files of our typefaces hold; anything else would be asked of a server outside while building. */
const DRAWABLE = /^[\u0020-\u00ff\u0152\u0153\u2010-\u2027\u20ac\u2122]*$/;

describe('the cards', () => {
  it('are one for each page of each brand, of a dated page one a plan year, each once', () => {
    expect(cards).toContainEqual({ brand: 'm10', file: 'otc-savings.png' });
    for (const year of [2027, 2028]) {
      expect(cards).toContainEqual({ brand: dated?.brands[0], file: `${dated?.name}.${year}.png` });
    }
    expect(new Set(cards.map(({ brand, file }) => `${brand}/${file}`)).size).toBe(cards.length);
  });

  it('all have words, filled in and drawable', () => {
    for (const parameters of cards) {
      const card = findCard(registry, parameters);
      const text = `${card?.headline} ${card?.subheadline} ${card?.brand.name}`;
      expect(card, parameters.file).toBeDefined();
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text).toMatch(DRAWABLE);
    }
  });

  it('are there for every address of a page or a step', () => {
    const made = new Set(cards.map(({ brand, file }) => `/cards/${brand}/${file}`));
    for (const address of [...listPageAddresses(registry, now), ...listStepAddresses(registry, now)]) {
      const { brand, page, season } = readRenderedPage(registry, address, uiMessages);
      if (page.template !== 'not-found') expect(made).toContain(buildCardPath(brand.code, page, season));
    }
  });
});

describe('a card', () => {
  it('of a dated page shows the plan year of its address', () => {
    const find = (year: number) =>
      findCard(registry, { brand: dated?.brands[0] ?? '', file: `${dated?.name}.${year}.png` });
    expect(find(2027)?.headline).toContain('2027');
    expect(find(2028)?.headline).toContain('2028');
  });

  it('of what is not there is none', () => {
    for (const [brand, file] of [
      ['tqg', 'otc-savings.png'],
      ['nobody', 'otc-savings.png'],
      ['m10', 'otc-savings.2027.png'],
      ['m10', `${dated?.name}.png`],
      ['m10', 'otc-savings.jpg'],
      ['m10', '../otc-savings.png'],
    ] as const) {
      expect(findCard(registry, { brand, file })).toBeUndefined();
    }
  });

  it('says that it is an ad where the page does', () => {
    const page = registry.pages.find(({ template }) => template === 'advertorial');
    expect(findCard(registry, { brand: page?.brands[0] ?? '', file: `${page?.name}.png` })?.isAdvertisement).toBe(true);
    expect(findCard(registry, { brand: 'm10', file: 'otc-savings.png' })?.isAdvertisement).toBe(false);
  });
});
