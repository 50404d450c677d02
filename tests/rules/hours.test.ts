import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { uiMessages } from '@/funnels/messages';
import { registry } from '@/funnels/registry';
import { describeBrandHours, findHours } from '@/lib/brand/brand-hours';
import { listHoursFaults } from '@/lib/brand/opening-hours';
import { listTexts } from '@/lib/lint/page-texts';
import { listSampleFacts } from '@/lib/lint/list-sample-facts';

/** Opening hours written out by hand, which would go on saying what the data no longer does (compliance M-51, T-02). */
const WRITTEN_HOURS = /\b\d{1,2}(:\d\d)? ?[ap]\.? ?m\.?\s*(–|-|to|until|a|hasta)\s*\d{1,2}(:\d\d)? ?[ap]\.? ?m/i;

describe.each(Object.values(brands))('the hours of $code', (brand) => {
  it('can be judged and are written with their zone', () => {
    expect(listHoursFaults(findHours(brand, brand.product))).toEqual([]);
    expect(describeBrandHours(brand, 'english')).toMatch(/\d [ap]\.m\.–.*\d [ap]\.m\. ([CEMP]T|Arizona time)$/);
    expect(describeBrandHours(brand, 'spanish')).toMatch(/, hora (del?|de la) [\p{L}]+$/u);
  });

  it('keep a brand from production until somebody confirms them', () => {
    const facts = listSampleFacts(brand);
    expect(facts.includes('phone.hours')).toBe(brand.phone.hours.sample);
  });
});

it('no page and no message writes hours of its own', () => {
  const written = listTexts([
    uiMessages,
    registry.pages.map(({ body, headline, subheadline }) => [body, headline, subheadline]),
  ]);
  expect(written.filter((text) => WRITTEN_HOURS.test(text))).toEqual([]);
});
