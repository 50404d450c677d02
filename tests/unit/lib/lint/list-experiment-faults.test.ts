import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import type { Experiment, Variant } from '@/lib/experiments/experiment';
import { listTestFaults } from '@/lib/lint/list-page-faults';
import { makeExperiment, makeFormExperiment } from '@/tests/support/made-up-experiment';
import { makeLint } from '@/tests/support/page-lint';

const control: Variant = { name: 'plain', weight: 50 };
const changes = {
  headline: 'Another headline',
  smid: { m10: 'MULTI-PLAN_OTHER27_M', m10es: 'MULTI-PLAN_OTHERES27_M' },
};
const warm: Variant = { name: 'warm', weight: 50, changes };
const sound = makeExperiment({ variants: [control, warm] });

function find(...all: Partial<Experiment>[]): string[] {
  const experiments = all.map((change) => ({ ...sound, ...change }));
  return listTestFaults(makeLint({ experiments })).map(({ entry, what }) => `${entry}: ${what}`);
}

const split = (one: number, other: number) => ({
  variants: [
    { ...control, weight: one },
    { ...warm, weight: other },
  ] as const,
});

describe('experiments', () => {
  it('are sound', () => {
    expect(find({})).toEqual([]);
  });

  it.each([
    [{ page: 'nope' }, 'there is no page nope'],
    [{ owner: ' ' }, 'it has no owner'],
    [{ name: 'Four.Benefits' }, 'Four.Benefits is no name'],
    [{ endsOn: '2026-11-30' }, 'it ends before it starts'],
    [{ endsOn: '2027-04-01' }, 'it runs 121 days'],
    [{ startsOn: '2026-13-01' }, '2026-13-01 is no day'],
    [{ startsOn: '1 December 2026' }, '1 December 2026 is no day'],
    [split(50, 60), 'the weights add up to 110'],
    [split(0, 0), 'the weights add up to 0'],
    [split(-5, 105), 'the weight -5 is no whole percent'],
    [split(49.5, 50.5), 'the weight 49.5 is no whole percent'],
    [{ variants: [control, { ...warm, name: 'plain' }] }, 'two variants are called plain'],
    [{ variants: [control, { ...warm, name: 'a.b' }] }, 'a.b is no name of a variant'],
    [{ variants: [warm, { ...warm, name: 'cold' }] }, 'the first variant changes the page'],
    [{ variants: [control, { name: 'warm', weight: 50 }] }, 'warm changes nothing'],
    [{ coverage: 101 }, 'the coverage 101 is no percentage'],
    [
      { variants: [control, { ...warm, changes: { ...changes, headline: 'A free plan for you' } }] },
      'it says “free plan”',
    ],
    [
      { variants: [control, { ...warm, changes: { headline: 'Another headline' } }] },
      'warm has other words under the material id of the page',
    ],
  ] satisfies [Partial<Experiment>, string][])('%j is found at fault', (change: Partial<Experiment>, fault) => {
    expect(find(change)).toContain(`experiment ${change.name ?? 'four-benefits'}: ${fault}`);
  });

  describe('on a form', () => {
    const [plain, quiz] = makeFormExperiment().variants;
    /** One experiment with a variant for each change, so that all are judged at once. */
    const findOn = (changes: readonly object[], more: Partial<Experiment> = {}) => {
      const others = changes.map((change, index) => ({
        ...{ name: `way-${index}`, weight: index === 0 ? 50 : 0 },
        changes: { ...quiz.changes, ...change },
      }));
      const variants = [plain, ...others] as unknown as Experiment['variants'];
      const experiments = [makeFormExperiment({ variants, ...more })];
      return listTestFaults(makeLint({ experiments })).map(({ entry, what }) => `${entry}: ${what}`);
    };

    it('are sound with words of their own for the first question, in an order of their own too', () => {
      expect(findOn([{}, { steps: ['medicare', 'zipcode', 'contact', 'consent', 'result'] }])).toEqual([]);
    });

    it('are judged as pages of their own', () => {
      const faulty: readonly (readonly [object, string])[] = [
        [{ form: 'auto-quiz' }, 'the form auto-quiz asks for auto, and m10 sells medicare, bh sells medicare'],
        [{ opening: undefined }, 'way-1 begins with medicare, and the opening of the page puts zipcode into words'],
        [
          { opening: { asks: 'Your ZIP code' } },
          'it begins with medicare, a question to tap, and its opening has no words for that',
        ],
        [
          { opening: { taps: 'Are you sure?', tiles: { maybe: 'heart' } } },
          'it has a picture for maybe, which nobody can answer to medicare',
        ],
        [{ opening: { taps: 'Get a free plan' } }, 'it says “free plan”'],
        [
          { opening: { taps: 'Do you have Medicare?', button: 'Go on to the next one' } },
          '`button` of its opening is too long: 21 characters',
        ],
        [
          { steps: ['medicare', 'zipcode', 'result'] },
          'its order leaves out consent, which the form medicare-quiz needs to send what was answered',
        ],
        [{ steps: ['medicare', 'birth', 'contact', 'consent', 'result'] }, 'the form medicare-quiz has no step birth'],
        [{ smid: undefined }, 'way-8 has other words under the material id of the page'],
        [{ template: 'chat' }, 'the chat does not say first that it is automated'],
        [
          { headline: 'One two three four five six seven eight nine ten' },
          'the headline is too long: 10 words, 48 characters',
        ],
      ];
      const found = findOn(faulty.map(([change]) => change));
      for (const [change, what] of faulty) {
        expect(found, JSON.stringify(change)).toContain(`experiment short-way: ${what}`);
      }
    });

    it('of a page with a twin, or without a form, are refused', () => {
      expect(findOn([{}], { page: 'go-4-benefits' })).toContain(
        'experiment short-way: way-0 asks medicare-quiz, and /go-4-benefits-es, the same page in the other language, asks medicare-short',
      );
      expect(findOn([{}], { page: 'privacy-medicare-es' })).toContain(
        'experiment short-way: way-0 asks medicare-quiz, and the page privacy-medicare-es has no form',
      );
    });
  });

  it('two on one page, of one name or with one seed are found at fault', () => {
    expect(find({}, { name: 'b', seed: 'b' })).toEqual([
      'experiment b: go-4-benefits is tested already, by four-benefits',
    ]);
    expect(find({}, { seed: 'b', page: 'otc-savings' })).toContain(
      'experiment four-benefits: the name four-benefits is taken',
    );
    expect(find({}, { name: 'b', page: 'otc-savings' })).toContain('experiment b: the seed four-benefits is taken');
  });

  it('of a misspelled page are told which was meant', () => {
    const experiments = [{ ...sound, page: 'go-4-benefit' }];
    expect(listTestFaults(makeLint({ experiments }))).toMatchObject([{ mend: 'Did you mean “go-4-benefits”?' }]);
  });

  it('what a variant may not change does not compile', () => {
    // @ts-expect-error a variant cannot move the page
    const moved: Variant = { name: 'moved', weight: 50, changes: { path: '/elsewhere' } };
    expect(moved.name).toBe('moved');
    expect(registry.experiments).not.toEqual([]);
  });
});
