import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { localizeForm } from '@/lib/engine/localize-form';
import { blankValues } from '@/lib/form/step-fields';
import { walkForm, walkPages, type Walk } from '@/tests/support/random-walk';
import { makeRandom } from '@/tests/support/seeded-random';
import { countTries } from '@/tests/support/only-in-all';

const WALKS = countTries(100);
const seeds = Array.from({ length: WALKS }, (_, index) => index + 1);
const fresh = { stepName: '', values: {}, status: 'answering' } as const;
const quizPages = registry.pages.filter(({ destination }) => destination !== undefined);

function listStepsBack({ strides }: Walk): readonly string[] {
  return strides
    .filter(({ before, after }) => before.step > 0 && after.step > 0)
    .filter(({ before, after }) => after.step < before.step || after.share <= before.share)
    .map(
      ({ from, to, before, after }) =>
        `${from.name} ${before.step} of ${before.total} → ${to.name} ${after.step} of ${after.total}`,
    );
}

function listQuestions(walks: readonly Walk[]): readonly string[] {
  return walks.flatMap(({ shown }) => shown.flatMap((step) => Object.keys(blankValues(step))));
}

function listForNothing({ effects }: Walk): readonly unknown[] {
  return effects.filter(
    (effect) =>
      effect.kind === 'run-submit-hook' &&
      effect.consent !== undefined &&
      !['phone', 'driver1Phone'].some((name) => name in effect.values),
  );
}

describe.each(Object.values(forms).map((form) => [form.name, localizeForm(form, steps, 'english')] as const))(
  'walks through the form %s',
  (_name, localizedForm) => {
    it('come to its end and ask nothing twice, and their progress never runs backwards', () => {
      for (const seed of seeds) {
        const walk = walkForm(localizedForm, fresh, { random: makeRandom(seed) });
        const questions = listQuestions([walk]);
        expect(walk.end, `seed ${seed}`).toBeDefined();
        expect([seed, ...listStepsBack(walk)]).toEqual([seed]);
        expect([seed, ...questions]).toEqual([seed, ...new Set(questions)]);
        expect([seed, ...listForNothing(walk)]).toEqual([seed]);
      }
    });

    it('come to its end with steps back and other answers, each step onward further than the one before', () => {
      for (const seed of seeds) {
        const walk = walkForm(localizedForm, fresh, { random: makeRandom(seed), returns: 0.2 });
        expect(walk.end, `seed ${seed}`).toBeDefined();
        expect([seed, ...listStepsBack(walk)]).toEqual([seed]);
        expect([seed, ...listForNothing(walk)]).toEqual([seed]);
      }
    });
  },
);

describe.each(quizPages.map((page) => [page.path, page] as const))('walks on from %s', (_path, page) => {
  it('come to a number to call, and no page asks what another asked', () => {
    for (const seed of seeds) {
      const walks = walkPages(page, { random: makeRandom(seed) });
      const questions = listQuestions(walks.map(({ walk }) => walk));
      expect([seed, walks.at(-1)?.walk.end]).toEqual([seed, 'result']);
      expect([seed, ...questions]).toEqual([seed, ...new Set(questions)]);
      for (const { walk } of walks) expect([seed, ...listStepsBack(walk)]).toEqual([seed]);
    }
  });
});

describe('a quiz with one car and one driver', () => {
  const start = quizPages.find(({ path }) => path === '/quiz/vehicle1')!;

  it('leads past the pages for more, and the form after it begins where the quiz left off', () => {
    // The last answer to every question: no more cars, no more drivers.
    const walks = walkPages(start, { random: () => 0.5, skips: 0 });
    expect(walks.map(({ page }) => page.path)).toEqual([
      '/quiz/vehicle1',
      '/quiz/driver1-details',
      '/quiz/driver1-profile',
      '/compare-auto',
    ]);
    const last = walks.at(-1)!.walk;
    expect(last.shown.map(({ name }) => name)).toEqual([
      'zipcode',
      'insured',
      'homeowner',
      'record',
      'driver1-address',
      'driver1-contact',
      'contact-consent',
      'result',
    ]);
    expect(last.strides[0]?.before).toMatchObject({ step: 6, total: 14 });
  });

  it('with three of each asks about each of them once', () => {
    const walks = walkPages(start, { random: () => 0, skips: 0 });
    expect(walks).toHaveLength(10);
    expect(walks.at(-1)!.walk.shown.map(({ name }) => name)).toContain('driver3-contact');
  });
});
