import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { pickLanguage, type Step } from '@/lib/form/step';
import type { Form } from '@/lib/form/form';
import type { Product } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import type { FormName } from '@/lib/names/page-names';
import type { Page } from '@/lib/page/page';
import { listPageSteps } from '@/lib/page/page-form';
import { formatPhone } from '@/lib/phone/format-phone';
import type { ConsentText } from './consent-parties';
import { buildConsent } from './consent-text';

/** The words of a brand for those who may contact a visitor, in a page's language. */
export function buildBrandConsent(
  { phone, identity, recipients }: Brand,
  product: Product,
  language: Language,
  buttonLabel: string,
): ConsentText {
  return buildConsent(language, product, {
    operator: identity.legalName.value,
    recipients: recipients.map(({ id, name }) => ({ id, name: name.value })),
    buttonLabel,
    brandPhone: formatPhone(phone.number.value),
    brandEmail: identity.email.value,
  });
}

/** What there is to find a page's consent step in. */
export interface ConsentDirectory {
  /** As they may be shown: a page once for each form that experiments give it. */
  readonly pages: readonly Page[];
  readonly forms: Readonly<Record<FormName, Pick<Form, 'steps'>>>;
  readonly steps: Readonly<Record<string, Step>>;
  readonly messages: Readonly<Record<Language, Pick<UiMessages, 'form' | 'call'>>>;
}

/** The consent step of a form on one page of one brand, as it is shown there. */
export interface ConsentPlace {
  readonly page: Page;
  readonly product: Product;
  readonly step: Step<string>;
  readonly consent: ConsentText;
  readonly messages: Pick<UiMessages, 'form' | 'call'>;
  /** Whether other companies may record the step. */
  readonly hasCertificates: boolean;
}

/** What a lead says of where it comes from. */
interface ShownForm {
  readonly pageName: string;
  readonly form: string;
}

/** The page of a brand as it is shown with a form; undefined where the brand has none of that name. */
export function findShownPage(
  { pages }: Pick<ConsentDirectory, 'pages'>,
  brand: Pick<Brand, 'code'>,
  shown: ShownForm,
): Page | undefined {
  const named = pages.filter(({ name, brands }) => name === shown.pageName && brands.includes(brand.code));
  return named.find((one) => one.form === shown.form) ?? named[0];
}

/** Undefined where the brand has no such page, or the form asks for no consent. */
export function findConsentPlace(
  { pages, forms, steps, messages }: ConsentDirectory,
  brand: Brand,
  shown: ShownForm,
): ConsentPlace | undefined {
  const page = findShownPage({ pages }, brand, shown);
  const form = Object.hasOwn(forms, shown.form) ? forms[shown.form as FormName] : undefined;
  const asked = form && page ? listPageSteps(form, page) : [];
  const step = asked.map((name) => steps[name]).find((one) => one?.asking.kind === 'consent');
  if (!page || !step) return undefined;
  const product = page.product ?? brand.product;
  const words = messages[page.language];
  return {
    page,
    product,
    step: pickLanguage(step, page.language),
    consent: buildBrandConsent(brand, product, page.language, words.form.showNumber),
    messages: words,
    hasCertificates: brand.certificates !== undefined,
  };
}
