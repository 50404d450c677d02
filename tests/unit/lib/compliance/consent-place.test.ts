import { expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { findConsentPlace } from '@/lib/compliance/consent-place';
import { listAllShownPages } from '@/lib/experiments/variant-segment';
import { CONSENT_DIRECTORY } from '@/tests/support/good-calls';
import { makeFormExperiment } from '@/tests/support/made-up-experiment';

it('the consent of a tested form is looked for in the order of the variant that asks it', () => {
  const [plain, quiz] = makeFormExperiment().variants;
  const calling = { ...quiz, changes: { form: 'medicare-call' } } as const;
  const experiments = [makeFormExperiment({ variants: [plain, calling] })];
  const pages = registry.pages.map((page) =>
    page.name === 'otc-savings' ? { ...page, steps: ['zipcode', 'contact', 'consent', 'result'] as const } : page,
  );
  const directory = { ...CONSENT_DIRECTORY, pages: listAllShownPages({ pages, experiments }) };
  const find = (form: string) => findConsentPlace(directory, brands.m10, { pageName: 'otc-savings', form });
  expect(find('medicare')?.step.name).toBe('consent');
  expect(find('medicare-call'), 'it asks for no consent').toBeUndefined();
});
