import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps';
import { uiWords } from '@/funnels/words';
import { fieldWords } from '@/funnels/words/fields';
import { buildPageContext } from '@/lib/analytics/page-context';
import type { Brand } from '@/lib/brand/brand';
import type { Language } from '@/lib/copy/language';
import { buildJourney } from '@/lib/form/build-journey';
import type { Journey } from '@/lib/form/form-state';
import { listFields } from '@/lib/form/step-values';
import type { Page } from '@/lib/page/page';
import type { FormName } from '@/lib/page/page-names';
import { buildTitle } from '@/lib/page/page-title';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import type { FormContact, FormWords, FunnelFormProps } from './form-props';

function buildContact(brand: Brand, language: Language): FormContact {
  const { phone, identity, recipients, mediaAlpha } = brand;
  return {
    phone: phone.number.value,
    email: identity.email.value,
    hours: phone.hours[language],
    tty: phone.tty,
    answeredBy: phone.answeredBy[language],
    recipients: recipients.map(({ id, name }) => ({ id, name: name.value })),
    mediaAlphaRecipients: recipients.filter(({ provider }) => provider === 'mediaAlpha').map(({ id }) => id),
    isPlaceholderPlacement: isPlaceholderPlacement(mediaAlpha.placementId.value),
  };
}

function buildFieldTexts(journey: Journey, language: Language): FunnelFormProps['fields'] {
  const names = journey.steps.flatMap(listFields);
  const texts = names.map((name) => {
    const { label, hint, error } = fieldWords[name];
    return [name, { label: label[language], ...(hint && { hint: hint[language] }), error: error[language] }] as const;
  });
  return Object.fromEntries(texts);
}

/** What crosses to the browser for one form: one language, this form's fields, this brand's contact; nothing else. */
export function buildFormProps(brand: Brand, page: Page, formName: FormName, stepName?: string): FunnelFormProps {
  const language = page.language ?? 'english';
  const journey = buildJourney(forms[formName], steps, language);
  const { form, call, result } = uiWords[language];
  const product = page.product ?? brand.product;
  const words: FormWords = {
    form,
    call,
    result: { ...result, lines: result.lines[product], alternatives: result.alternatives[product] },
  };
  return {
    journey,
    stepName,
    page: buildPageContext(brand, page),
    title: buildTitle(page.title, brand.name),
    words,
    fields: buildFieldTexts(journey, language),
    contact: buildContact(brand, language),
  };
}
