import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { glossary } from '@/funnels/glossary';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { brandFacts } from '@/lib/compliance/brand-facts';
import { listBannedClaims } from '@/lib/compliance/banned-claims';
import { interpolate } from '@/lib/copy/interpolate';
import { listPageFaults } from '@/lib/lint/list-page-faults';
import { listPageTexts, listTexts } from '@/lib/lint/page-texts';
import { buildSeasonPage, isDatedPage } from '@/lib/page/plan-season';
import { makeLint } from '@/tests/support/page-lint';
import { listShownPages } from '@/tests/support/shown-pages';

const SEASONS = [
  { planYear: 2027, during: 'enrollment' },
  { planYear: 2028, during: 'rest' },
] as const;

/** Every page, every variant of a tested page, and a dated page in each part of the year, by a name to report it by. */
const named = listShownPages(registry).flatMap(([name, page]) =>
  isDatedPage(registry.pages, page)
    ? SEASONS.map((season) => [`${name} (${season.during})`, buildSeasonPage(page, season)] as const)
    : [[name, page] as const],
);

/** Facts that are filled in for the visitor's place. */
const PLACE = { city: 'Chicago', county: 'Cook', state: 'Illinois', zipCode: '60601' };

describe.each(named)('the copy of %s', (_name, page) => {
  it('leaves no braces, no brackets, no to-do', () => {
    for (const code of page.brands) {
      const facts = page.template === 'legal' ? brandFacts(brands[code], page) : PLACE;
      for (const text of listPageTexts(page)) {
        expect(interpolate(text, facts)).not.toMatch(/[{}[\]]|TODO|\bnull\b|\bundefined\b/);
      }
    }
  });
});

describe('the registry', () => {
  it('has no fault that lint-pages finds', () => {
    expect(listPageFaults(makeLint({}, { now: new Date() }))).toEqual([]);
  });

  it('has no fault in what a tested page shows, nor in a dated page in either part of the year', () => {
    const faults = named.flatMap(([name, page]) =>
      listPageTexts(page).flatMap((text) => listBannedClaims(text).map(({ words }) => `${name} says "${words}"`)),
    );
    expect(faults).toEqual([]);
  });

  it('names no year in digits on a dated page: it changes by date (compliance M-25)', () => {
    const dated = registry.pages.filter((page) => isDatedPage(registry.pages, page));
    const fixed = dated.flatMap((page) => {
      const body = page.body.filter(({ kind }) => kind !== 'sources');
      return listPageTexts({ ...page, body }).filter((text) => /\b20\d\d\b/.test(text));
    });
    expect(dated).not.toEqual([]);
    expect(fixed).toEqual([]);
  });
});

describe('the explanations of terms', () => {
  it('make no claims, name no amount and no year, and differ by language', () => {
    const texts = listTexts(glossary);
    expect(texts.flatMap((text) => listBannedClaims(text))).toEqual([]);
    expect(texts.filter((text) => /\$|\b20\d\d\b/.test(text))).toEqual([]);
    for (const { explanation, question } of Object.values(glossary)) {
      expect(explanation.spanish).not.toBe(explanation.english);
      expect(question.spanish).not.toBe(question.english);
    }
  });
});

describe('the words of the frame', () => {
  it('make no claims, raise no voice, and speak of no bid', () => {
    const texts = listTexts(uiMessages).filter((text) => !text.startsWith('http'));
    const faults = texts.filter((text) => listBannedClaims(text).length > 0 || /\b(bids?|pujas?)\b/i.test(text));
    expect(faults).toEqual([]);
  });

  it('use the same placeholders in both languages', () => {
    const placeholders = (data: unknown) => listTexts(data).map((text) => (text.match(/\{\w+\}/g) ?? []).sort().join());
    expect(placeholders(uiMessages.spanish)).toEqual(placeholders(uiMessages.english));
  });
});
