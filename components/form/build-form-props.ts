import 'server-only';
import { findFieldChoices } from '@/funnels/steps/choices';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { uiWords } from '@/funnels/words';
import { dateWords } from '@/funnels/words/dates';
import { fieldWords } from '@/funnels/words/fields';
import { buildPageContext } from '@/lib/analytics/page-context';
import type { Brand } from '@/lib/brand/brand';
import type { Product } from '@/lib/names/brand-code';
import { buildConsent } from '@/lib/compliance/consent-text';
import { formatPhone } from '@/lib/phone/format-phone';
import type { Language, Words } from '@/lib/names/language';
import { findFieldAttributes } from '@/lib/fields/field-attributes';
import { buildJourney } from '@/lib/engine/build-journey';
import type { Journey } from '@/lib/engine/form-state';
import { listFields } from '@/lib/form/step-fields';
import type { BrandedPage } from '@/lib/page/page';
import type { FormName } from '@/lib/names/page-names';
import { buildTitle } from '@/lib/page/page-title';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import type { DateWords, FormContact, FormWords, FunnelFormProps } from './form-props';

function buildContact(brand: Brand, product: Product, language: Language, journey: Journey): FormContact {
  const { phone, identity, recipients, mediaAlpha, certificates } = brand;
  const asksConsent = journey.steps.some(({ asking }) => asking.kind === 'consent');
  const parties = {
    operator: identity.legalName.value,
    recipients: recipients.map(({ id, name }) => ({ id, name: name.value })),
    buttonLabel: uiWords[language].form.showNumber,
    brandPhone: formatPhone(phone.number.value),
    brandEmail: identity.email.value,
  };
  return {
    phone: phone.number.value,
    hours: phone.hours[language],
    tty: phone.tty,
    answeredBy: phone.answeredBy[language],
    ...(asksConsent && { consent: buildConsent(language, product, parties) }),
    noPhone: uiWords[language].form.noPhone,
    hasCertificates: certificates !== undefined,
    mediaAlphaRecipients: recipients.filter(({ provider }) => provider === 'mediaAlpha').map(({ id }) => id),
    isPlaceholderPlacement: isPlaceholderPlacement(mediaAlpha.placementId.value),
  };
}

function buildFieldTexts(journey: Journey, language: Language): FunnelFormProps['fields'] {
  const names = journey.steps.flatMap(listFields);
  const texts = names.map((name) => {
    const { label, hint, error } = fieldWords[name];
    const choices = findFieldChoices(name)?.map((choice) => ({ ...choice, label: choice.label[language] }));
    const attributes = findFieldAttributes(name);
    const text = { label: label[language], ...(hint && { hint: hint[language] }), error: error[language], attributes };
    return [name, { ...text, ...(choices && { choices }) }] as const;
  });
  return Object.fromEntries(texts);
}

function asksDate(journey: Journey): boolean {
  return journey.steps.flatMap(listFields).some((name) => findFieldAttributes(name).control === 'date');
}

function buildDateWords(language: Language): DateWords {
  const { month, day, year, hint, errors } = dateWords;
  const faults = Object.entries<Words>(errors).map(([fault, words]) => [fault, words[language]] as const);
  return {
    month: month[language],
    day: day[language],
    year: year[language],
    hint: hint[language],
    errors: Object.fromEntries(faults) as DateWords['errors'],
  };
}

/** What crosses to the browser for one form: one language, this form's fields, this brand's contact; nothing else. */
export function buildFormProps(
  brand: Brand,
  page: BrandedPage,
  formName: FormName,
  stepName?: string,
): FunnelFormProps {
  const { language, product } = page;
  const journey = buildJourney(forms[formName], steps, language);
  const { form, call, result } = uiWords[language];
  const words: FormWords = {
    form,
    call,
    ...(asksDate(journey) && { date: buildDateWords(language) }),
    result: { ...result, lines: result.lines[product], alternatives: result.alternatives[product] },
  };
  return {
    journey,
    stepName,
    page: buildPageContext(brand, page),
    title: buildTitle(page.title, brand.name),
    ...(page.destination !== undefined && { destination: page.destination }),
    words,
    fields: buildFieldTexts(journey, language),
    contact: buildContact(brand, product, language, journey),
  };
}
