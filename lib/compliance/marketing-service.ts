import type { Language, LocalizedText } from '@/lib/names/language';
import { interpolate } from '@/lib/copy/interpolate';

const MARKETING_SERVICE: LocalizedText = {
  english:
    '{name} is operated by {legalName}. {name} is not an insurance company and does not make coverage decisions. It is a marketing service that insurers and agencies pay for leads, clicks and calls. Prices come from the insurers.',
  spanish:
    '{name} es un servicio de {legalName}. {name} no es una compañía de seguros y no decide sobre coberturas. Es un servicio de mercadeo que recibe pago de aseguradoras y agencias por contactos, clics y llamadas. Los precios los ponen las aseguradoras.',
};

/** A-01, on every auto and life page. */
export function marketingService(language: Language, name: string, legalName: string): string {
  return interpolate(MARKETING_SERVICE[language], { name, legalName });
}

const LIFE_INSURANCE: LocalizedText = {
  english: 'This is life insurance. An insurance agent may contact you.',
  spanish: 'Esto es seguro de vida. Es posible que un agente de seguros se comunique con usted.',
};

/** A-03, on every life page. */
export function lifeInsurance(language: Language): string {
  return LIFE_INSURANCE[language];
}
