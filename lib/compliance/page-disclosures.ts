import type { Brand } from '@/lib/brand/brand';
import type { Language } from '@/lib/names/language';
import type { Page } from '@/lib/page/page';
import { callTransfer, futureContact } from './contact-statements';
import { lifeInsurance, marketingService } from './marketing-service';
import { nonAffiliation, planFunding, planVariation, solicitation } from './medicare-statements';
import { medicareHours, tpmoDisclaimer } from './tpmo-disclaimer';

/** One paragraph each, never collapsed (compliance 7a). */
export function pageDisclosures(brand: Brand, page: Page): readonly string[] {
  const { language } = page;
  return brand.product === 'medicare' ? medicareDisclosures(brand, language) : otherDisclosures(brand, language);
}

/** For dialogs that advertise above the page's own text (compliance E-04). */
export function dialogDisclosures(brand: Brand, page: Page): readonly string[] {
  const { language } = page;
  return brand.tpmo ? [tpmoDisclaimer(language, brand.tpmo), medicareHours(language)] : [];
}

function medicareDisclosures(brand: Brand, language: Language): readonly string[] {
  if (!brand.tpmo)
    throw new Error(`Brand ${brand.code} sells Medicare plans and has no counts for the TPMO disclaimer`);
  return [
    tpmoDisclaimer(language, brand.tpmo),
    medicareHours(language),
    `${futureContact(language)} ${callTransfer(language, 'medicare')}`,
    planVariation(language),
    planFunding(language),
    `${nonAffiliation(language)} ${solicitation(language)}`,
  ];
}

function otherDisclosures(brand: Brand, language: Language): readonly string[] {
  return [
    ...(brand.product === 'life' ? [lifeInsurance(language)] : []),
    marketingService(language, brand.name, brand.identity.legalName.value),
    callTransfer(language, brand.product),
  ];
}
