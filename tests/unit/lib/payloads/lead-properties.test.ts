import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import * as enumerations from '@/lib/fields/enumerations';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import { parseValues, type FormValues } from '@/lib/fields/form-values';
import type { LeadInput } from '@/lib/leads/lead-input';
import { mapLead } from '@/lib/payloads/map-lead';
import { countTries } from '@/tests/support/only-in-all';

const MAPPINGS = [
  { product: 'medicare', provider: 'mediaAlpha', genders: ['M', 'F', 'X'], flags: [0, 1] },
  { product: 'life', provider: 'mediaAlpha', genders: ['M', 'F', 'X'], flags: [0, 1] },
  { product: 'auto', provider: 'mediaAlpha', genders: ['M', 'F', 'X'], flags: [0, 1] },
  { product: 'auto', provider: 'quoteWizard', genders: ['M', 'F', 'X'], flags: [0, 1] },
  { product: 'auto', provider: 'quinstreet', genders: ['M', 'F', 'NB'], flags: ['0', '1'] },
] as const;

/** Keys under which only yes and no are sent. */
const FLAG =
  /^(major_condition_\w+|\w+_consent|home_?ownership|homeowner|interested_in_\w+|currently_insured|military_affiliation|sr_22|accident_at_fault)$/;

const words = Object.values(enumerations).flat();
const answer = fc.oneof(
  fc.constantFrom<unknown>(...words, ...CURRENT_COMPANIES),
  fc.constantFrom<unknown>('', ' ', '0', '1', '3+', '99', '2019', '12', '1958-04-02', '02/29/2000', 'x@example.com'),
  fc.constantFrom<unknown>('(206) 555-0100', '33101', '__proto__', 'constructor', NaN, Infinity, -1, 0, 67, 1e21),
  fc.boolean(),
  fc.string(),
  fc.string({ unit: 'binary' }),
);
const answers = fc
  .array(fc.tuple(fc.constantFrom(...FIELD_NAMES), answer), { maxLength: 40 })
  .map((entries) => Object.fromEntries(entries));
/** Answers as they are parsed, and answers that nobody parsed. */
const values = fc.oneof(
  answers.map((given) => parseValues(given, '2026-01-31')),
  answers,
) as fc.Arbitrary<FormValues>;
const lead: fc.Arbitrary<LeadInput> = fc.oneof(
  fc.record({ values, today: fc.constantFrom('2026-01-31', '', 'soon') }),
  fc.record({
    values,
    today: fc.constant('2026-01-31'),
    consent: fc.record({
      callConsent: fc.boolean(),
      smsConsent: fc.boolean(),
      emailConsent: fc.boolean(),
      text: fc.string(),
      url: fc.string(),
    }),
    certificates: fc.record({ leadidId: fc.string(), trustedFormCertificateId: fc.string() }, { requiredKeys: [] }),
  }),
);

type Leaf = readonly [key: string, value: unknown];

/** Every value that holds no other, with its key; an empty list or object counts as one. */
function listLeaves(value: unknown, key = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  const entries = Object.entries(value);
  return entries.length === 0
    ? [[key, value]]
    : entries.flatMap(([name, entry]) => listLeaves(entry, Array.isArray(value) ? key : name));
}

function isSendable(value: unknown): boolean {
  return (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value));
}

describe.each(MAPPINGS)('any $product lead for $provider', ({ product, provider, genders, flags }) => {
  it('has no leaf that is undefined, empty, boolean or no number; flags and genders are the provider’s', () => {
    fc.assert(
      fc.property(lead, (input) => {
        const payload = mapLead(product, provider, input);
        const leaves = listLeaves(payload);
        const wrong = leaves.filter(
          ([key, value]) =>
            !isSendable(value) ||
            (key === 'gender' && !(genders as readonly unknown[]).includes(value)) ||
            (FLAG.test(key) && !(flags as readonly unknown[]).includes(value)),
        );
        return wrong.length === 0 && leaves.some(([key]) => key === 'zip');
      }),
      { numRuns: countTries(10_000) },
    );
  }, 60_000);

  it('is the same after JSON, and as large as answers can make it, no larger', () => {
    fc.assert(
      fc.property(lead, (input) => {
        const payload = mapLead(product, provider, input);
        const text = JSON.stringify(payload);
        expect(JSON.parse(text)).toEqual(payload);
        expect(text.length).toBeLessThan(20_000);
      }),
      { numRuns: countTries(1_000) },
    );
  });

  it('says nothing of consent without a recorded act, whatever the answers say (X1)', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (given, consent) => {
        const consents = { callConsent: consent, smsConsent: consent, emailConsent: consent };
        const payload = mapLead(product, provider, { values: { ...given, ...consents }, today: '2026-01-31' });
        expect(payload).toEqual(mapLead(product, provider, { values: given, today: '2026-01-31' }));
        expect(payload).not.toHaveProperty('tcpa');
      }),
      { numRuns: countTries(1_000) },
    );
  });
});
