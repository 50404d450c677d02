// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildFormProps } from '@/components/form/build-form-props';
import { ConsentStep } from '@/components/form/consent-step';
import { StepFrame } from '@/components/form/step-frame';
import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { readConsentAct } from '@/lib/browser/answers/consent-act-reader';
import { findConsentPlace } from '@/lib/compliance/consent-place';
import { isShownAct, listShownWords } from '@/lib/compliance/shown-consent';
import type { FormValues } from '@/lib/fields/form-values';
import { CONSENT_DIRECTORY } from '@/tests/support/good-calls';

/** One page for each brand, product, language and consent step. */
function listConsentPages() {
  const kinds = new Map(
    registry.pages.flatMap((page) =>
      page.brands.flatMap((code) => {
        const form = page.form;
        const step = form && forms[form].steps.find((name) => name.endsWith('consent'));
        const product = page.product ?? brands[code].product;
        return step ? [[`${code} ${product} ${page.language} ${step}`, { page, code, form, product }] as const] : [];
      }),
    ),
  );
  return [...kinds];
}

/** The consent step of a page as its visitor reads it. */
function showConsent(
  { page, code, form, product }: ReturnType<typeof listConsentPages>[number][1],
  values: FormValues,
) {
  const { localizedForm, messages, contact, fields } = buildFormProps(brands[code], { ...page, product }, form);
  const step = localizedForm.steps.find(({ asking }) => asking.kind === 'consent');
  if (!step) throw new Error('no consent step');
  const common = { step, messages, errors: {}, fields };
  const state = { stepName: step.name, values, status: 'answering' } as const;
  const frame = {
    question: step.question,
    term: undefined,
    isWaiting: false,
    onBack: () => undefined,
    onSkip: undefined,
  };
  document.body.innerHTML = `<form>${renderToStaticMarkup(
    <StepFrame {...common} {...frame}>
      <ConsentStep {...common} state={state} product={product} contact={contact} leadValues={values} />
    </StepFrame>,
  )}</form>`;
  return document.querySelector('form')!;
}

describe.each(listConsentPages())('the consent of %s', (_kind, shown) => {
  const place = findConsentPlace(CONSENT_DIRECTORY, brands[shown.code], {
    pageName: shown.page.name,
    form: shown.form,
  });

  it.each<FormValues>([{}, { phone: '(206) 555-0123' }, { driver1Phone: '(206) 555-0199' }])(
    'is recorded in the very words that the server knows, for %j',
    (values) => {
      const act = {
        ...readConsentAct(showConsent(shown, values)),
        pagePath: `${shown.page.path}/consent`.replace('//', '/'),
      };
      expect(place && listShownWords(place, values)).toContain(act.text);
      expect(place && isShownAct(place, values, { ...act, language: shown.page.language })).toBe(true);
      expect(place && isShownAct(place, { phone: '(206) 555-0150' }, { ...act, language: shown.page.language })).toBe(
        false,
      );
    },
  );

  it('leaves out no words of the form but those that move through it', () => {
    const form = showConsent(shown, {});
    const { text } = readConsentAct(form);
    for (const moving of form.querySelectorAll('[type=button], [role=status], [data-progress], progress'))
      moving.remove();
    const words = form.textContent.replaceAll(/\s+/g, '').replaceAll(/Step8of9/g, '');
    expect(text.replaceAll(/\s+/g, '')).toBe(words);
  });
});
