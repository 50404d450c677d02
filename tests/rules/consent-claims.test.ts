import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { glossary } from '@/funnels/glossary';
import { uiMessages } from '@/funnels/messages';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { dialogDisclosures, pageDisclosures } from '@/lib/compliance/page-disclosures';
import { listPageTexts, listTexts } from '@/lib/lint/page-texts';

/** What would have a visitor agree to be contacted by something else than the boxes of the consent step. */
const OTHER_AGREEMENTS: readonly RegExp[] = [
  /\bby (submitting|continuing|clicking|calling|pressing|using|providing)\b[^.]*\b(agree|consent|authori[sz]e)[^.]*\b(contact|call|text|information)/i,
  /(^|[.;] )you (agree|consent) (to be (called|contacted)|that your information)/i,
  /\bal (enviar|continuar|hacer clic|llamar|tocar|presionar|usar|dar)\b[^.]*\b(acepta|autoriza|consiente)[^.]*(comuni|llam|contact|información)/i,
  /(^|[.;] )usted (acepta|autoriza) (que le llamen|que su información)/i,
];

/** Every sentence that a visitor reads anywhere, but the consent itself. */
const texts = new Set([
  ...listTexts([uiMessages, steps, glossary]),
  ...registry.pages.flatMap((page) => [
    ...listPageTexts(page),
    ...page.brands.flatMap((code) => [
      ...pageDisclosures(brands[code], page),
      ...dialogDisclosures(brands[code], page),
    ]),
  ]),
]);

describe('what contradicts the consent', () => {
  it('is found where it stands', () => {
    const contradictions = [
      'By submitting, you agree that your information will be provided to an agent.',
      'Al enviar sus datos, usted acepta que su información se entregue a un agente.',
    ];
    for (const text of contradictions) expect(OTHER_AGREEMENTS.some((pattern) => pattern.test(text))).toBe(true);
  });

  it('stands nowhere: only a ticked box agrees to be contacted', () => {
    const found = [...texts].filter((text) => OTHER_AGREEMENTS.some((pattern) => pattern.test(text)));
    expect(found).toEqual([]);
  });
});
