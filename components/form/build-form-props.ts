import 'server-only';
import { findFieldChoices } from '@/funnels/steps/choices';
import { forms } from '@/funnels/forms';
import { glossary } from '@/funnels/glossary';
import { steps } from '@/funnels/steps/steps';
import { uiMessages } from '@/funnels/messages';
import { dateMessages } from '@/funnels/messages/dates';
import { fieldMessages } from '@/funnels/messages/fields';
import { buildPageContext } from '@/lib/analytics/page-context';
import type { Brand } from '@/lib/brand/brand';
import { keepTermsWhole } from '@/lib/copy/keep-terms-whole';
import { findHours } from '@/lib/brand/brand-hours';
import { describeHours } from '@/lib/brand/describe-hours';
import type { Product } from '@/lib/names/brand-code';
import { buildBrandConsent } from '@/lib/compliance/consent-place';
import type { Language, LocalizedText } from '@/lib/names/language';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import { isDrawnAtOnce } from '@/lib/engine/drawn-at-once';
import { getStep } from '@/lib/engine/get-step';
import { localizeForm } from '@/lib/engine/localize-form';
import { describeStanding } from '@/lib/engine/standing';
import { findStepsAhead, type StepsAhead } from '@/lib/engine/steps-ahead';
import type { FormState, LocalizedForm } from '@/lib/engine/form-state';
import { listFields } from '@/lib/form/step-fields';
import { dressOpening, type Opening } from '@/lib/page/opening';
import { arrangeForm } from '@/lib/page/page-form';
import { pickTerm } from '@/lib/page/explained-texts';
import type { BrandedPage } from '@/lib/page/page';
import type { FormName, TemplateName } from '@/lib/names/page-names';
import { buildTitle } from '@/lib/page/page-title';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import type { DateMessages, FormContact, FormMessages, FunnelFormProps } from './form-props';

function buildContact(brand: Brand, product: Product, language: Language, localizedForm: LocalizedForm): FormContact {
  const { phone, identity, mediaAlpha, certificates } = brand;
  const asksConsent = localizedForm.steps.some(({ asking }) => asking.kind === 'consent');
  const { showNumber, noPhone } = uiMessages[language].form;
  return {
    phone: phone.number.value,
    hours: describeHours(findHours(brand, product), language),
    tty: phone.tty,
    answeredBy: phone.answeredBy[language],
    operator: identity.legalName.value,
    email: identity.email.value,
    ...(asksConsent && { consent: buildBrandConsent(brand, product, language, showNumber) }),
    noPhone,
    hasCertificates: certificates !== undefined,
    isPlaceholderPlacement: isPlaceholderPlacement(mediaAlpha.placementId.value),
  };
}

function buildFieldTexts(localizedForm: LocalizedForm, language: Language): FunnelFormProps['fields'] {
  const names = localizedForm.steps.flatMap(listFields);
  const texts = names.map((name) => {
    const { label, hint, error } = fieldMessages[name];
    const choices = findFieldChoices(name)?.map((choice) => ({ ...choice, label: choice.label[language] }));
    const attributes = getFieldAttributes(name);
    const text = { label: label[language], ...(hint && { hint: hint[language] }), error: error[language], attributes };
    return [name, { ...text, ...(choices && { choices }) }] as const;
  });
  return Object.fromEntries(texts);
}

function buildTerms(localizedForm: LocalizedForm, language: Language): FunnelFormProps['terms'] {
  const names = localizedForm.steps.flatMap(({ explains }) => explains ?? []);
  return Object.fromEntries(names.map((name) => [name, pickTerm(glossary, name, language)]));
}

function asksDate(localizedForm: LocalizedForm): boolean {
  return localizedForm.steps.flatMap(listFields).some((name) => getFieldAttributes(name).control === 'date');
}

function buildDateMessages(language: Language): DateMessages {
  const { hint, understood, errors } = dateMessages;
  const faults = Object.entries<LocalizedText>(errors).map(([fault, messages]) => [fault, messages[language]] as const);
  return {
    hint: hint[language],
    understood: understood[language],
    errors: Object.fromEntries(faults) as DateMessages['errors'],
  };
}

/** A chat repeats what was answered above the question; the states of a selector leave no room in its document. */
const SHOWS_NOTHING_AHEAD: readonly TemplateName[] = ['chat', 'selector'];

function pickStepsAhead(localizedForm: LocalizedForm, page: BrandedPage, state: FormState): StepsAhead | undefined {
  const isOpening = state.stepName === localizedForm.steps[0].name;
  if (!isOpening || SHOWS_NOTHING_AHEAD.includes(page.template)) return undefined;
  return findStepsAhead(localizedForm, state, (step) =>
    isDrawnAtOnce(step, (name) => getFieldAttributes(name).control),
  );
}

/** The form with its first question in the words of the page. */
function dressForm(localizedForm: LocalizedForm, opening: Opening | undefined): LocalizedForm {
  const [first, ...rest] = localizedForm.steps;
  return { ...localizedForm, steps: [dressOpening(first, opening), ...rest] };
}

/** What crosses to the browser for one form: one language, this form's fields, this brand's contact; nothing else. */
export function buildFormProps(
  brand: Brand,
  page: BrandedPage,
  formName: FormName,
  stepName?: string,
): FunnelFormProps {
  const { language, product } = page;
  const localizedForm = dressForm(localizeForm(arrangeForm(forms[formName], page), steps, language), page.opening);
  const { form, call, result } = uiMessages[language];
  const messages: FormMessages = {
    form,
    call,
    ...(asksDate(localizedForm) && { date: buildDateMessages(language) }),
    result: { ...result, alternatives: result.alternatives[product] },
  };
  const shown = getStep(localizedForm, stepName).step.name;
  const state: FormState = { stepName: shown, values: {}, status: 'answering' };
  const ahead = pickStepsAhead(localizedForm, page, state);
  return {
    localizedForm: keepTermsWhole(localizedForm),
    stepName,
    standing: describeStanding(localizedForm, state),
    ...(ahead && { ahead }),
    page: buildPageContext(brand, page),
    title: buildTitle(page.title, brand.name),
    ...(page.destination !== undefined && { destination: page.destination }),
    ...(page.destinationBranches && {
      destinationBranches: page.destinationBranches,
    }),
    messages,
    fields: keepTermsWhole(buildFieldTexts(localizedForm, language)),
    contact: buildContact(brand, product, language, localizedForm),
    terms: keepTermsWhole(buildTerms(localizedForm, language)),
  };
}
