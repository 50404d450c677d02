import { describe, expect, it } from 'vitest';
import { parseValues } from '@/lib/fields/form-values';
import type { FieldName } from '@/lib/fields/field-name';
import { LEAD_PRODUCTS, LEAD_PROVIDERS, type LeadInput } from '@/lib/leads/lead-input';
import { mapLead } from '@/lib/payloads/map-lead';
import { isIdentifying, redactLead } from '@/lib/payloads/redact-lead';
import dan from '@/tests/fixtures/people/dan.json';
import lee from '@/tests/fixtures/people/lee.json';
import mary from '@/tests/fixtures/people/mary.json';

const today = '2026-11-21';
const people = { mary, dan, lee };

const pairs = Object.entries(people)
  .flatMap(([name, given]) =>
    LEAD_PRODUCTS.flatMap((product) => LEAD_PROVIDERS.map((provider) => ({ name, given, product, provider }))),
  )
  .filter(({ product, provider }) => product === 'auto' || provider === 'mediaAlpha');

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts);
  return [String(value)];
}

describe('a lead without who somebody is', () => {
  it.each(pairs)('of $name for $product at $provider has the same shape and nobody in it', (pair) => {
    const lead: LeadInput = { values: parseValues(pair.given, today), today };
    const sent = mapLead(pair.product, pair.provider, lead);
    const shown = redactLead(pair.product, pair.provider, lead);
    expect(listTexts(shown)).toHaveLength(listTexts(sent).length);
    const secrets = Object.entries(lead.values)
      .filter(([field, value]) => isIdentifying(field as FieldName) && String(value).length > 4)
      .map(([, value]) => String(value));
    const texts = listTexts(shown);
    for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    const digits = texts.join(' ').replaceAll(/[^\d ]/g, '');
    for (const phone of secrets.filter((secret) => /^\(\d{3}\)/.test(secret)))
      expect(digits).not.toContain(phone.replaceAll(/\D/g, ''));
  });

  it('keeps the shape of what is veiled, and everything else as it is', () => {
    const lead: LeadInput = { values: parseValues(mary, today), today };
    expect(redactLead('medicare', 'mediaAlpha', lead)).toMatchObject({
      zip: '33101',
      county: 'Miami-Dade',
      contact: 'Xxxx Xxx',
      birth_date: '0000-00-00',
      email: 'xxxx.xxx@xxxxxxx.xxx',
    });
  });

  it('a pair that nobody has built is refused by name', () => {
    expect(() => redactLead('life', 'quinstreet', { values: {}, today })).toThrow(
      'Quinstreet schema not implemented for Life',
    );
  });
});
