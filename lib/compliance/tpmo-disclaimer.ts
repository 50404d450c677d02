import type { TpmoCounts } from '@/lib/brand/brand';
import type { Language, LocalizedText } from '@/lib/names/language';

/**
 * Standardized content for contract year 2027, 42 CFR 422.2267(e)(41) (compliance M-10 to M-17). Only the two counts of
 * the English may change; the Spanish is a draft for sponsor approval (M-60).
 */
const STANDARDIZED_TEXT: Readonly<Record<TpmoCounts['variant'], LocalizedText>> = {
  some: {
    english:
      'We do not offer every plan available in your area. Currently we represent {organizations} organizations which offer {products} products in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.',
    spanish:
      'No ofrecemos todos los planes disponibles en su área. Actualmente representamos a {organizations} organizaciones que ofrecen {products} productos en su área. Comuníquese con Medicare.gov o llame al 1-800-MEDICARE para obtener información sobre todas sus opciones.',
  },
  all: {
    english:
      'Currently we represent {organizations} organizations which offer {products} products in your area. You can always contact Medicare.gov or 1-800-MEDICARE for help with plan choices.',
    spanish:
      'Actualmente representamos a {organizations} organizaciones que ofrecen {products} productos en su área. Siempre puede comunicarse con Medicare.gov o llamar al 1-800-MEDICARE para recibir ayuda con sus opciones de planes.',
  },
};

/** Throws on counts that may not be printed (M-12). */
export function tpmoDisclaimer(language: Language, counts: TpmoCounts): string {
  const organizations = counts.organizationCount.value;
  const products = counts.productCount.value;
  for (const count of [organizations, products]) {
    if (!Number.isInteger(count) || count < 1)
      throw new Error(`TPMO disclaimer: ${count} is not a count of one or more`);
  }
  const written = new Intl.NumberFormat(language === 'spanish' ? 'es-US' : 'en-US');
  return STANDARDIZED_TEXT[counts.variant][language]
    .replace('{organizations}', written.format(organizations))
    .replace('{products}', written.format(products));
}

const MEDICARE_HOURS: LocalizedText = {
  english: '1-800-MEDICARE (TTY 1-877-486-2048), 24 hours a day/7 days a week.',
  spanish: '1-800-MEDICARE (TTY 1-877-486-2048), las 24 horas del día, los 7 días de la semana.',
};

/** Outside the standardized text (M-14). */
export function medicareHours(language: Language): string {
  return MEDICARE_HOURS[language];
}
