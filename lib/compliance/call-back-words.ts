import { interpolate } from '@/lib/copy/interpolate';
import type { Product } from '@/lib/names/brand-code';
import type { Language, LocalizedText } from '@/lib/names/language';
import { OFFERED_INSURANCE } from './offered-insurance';
import { joinConsentWords } from './shown-consent';

/** The box of a call-back among the recipients of an act: no company, so that it releases nothing to any. */
export const CALL_BACK_ID = 'call-back';

/** The words around a call-back that a closed office offers. */
export interface CallBackMessages {
  readonly heading: string;
  /** `{zone}` */
  readonly when: string;
  readonly phone: string;
  readonly noPhone: string;
  /** The signing button. */
  readonly button: string;
  /** `{phone}`, `{slot}` */
  readonly asked: string;
}

/** Who calls, and how to take it back. */
export interface CallBackParty {
  /** The company's legal name. */
  readonly operator: string;
  readonly brandPhone: string;
  readonly brandEmail: string;
}

/**
 * What a visitor signs who asks for one call (compliance C-01, C-02, C-12, C-15): who, when, about what, by a person, not
 * a condition. `{phone}` and `{slot}` are filled in with what was chosen.
 */
const TERMS: LocalizedText = {
  english:
    'By pressing “{button}”, I sign electronically and ask {operator} to call me once at {phone} on {slot} about {about}. A licensed insurance agent dials the number: no automatic system, no recorded voice. No other company receives my number for this call. I do not have to agree in order to buy anything: I can call {brandPhone} myself. I can take this back at any time: {brandEmail}.',
  spanish:
    'Al tocar «{button}», firmo electrónicamente y pido a {operator} que me llame una vez al {phone} el {slot} para hablar de {about}. Marca el número un agente de seguros con licencia: sin sistema automático ni voz grabada. Ninguna otra compañía recibe mi número para esta llamada. No tengo que aceptar para comprar nada: puedo llamar yo al {brandPhone}. Puedo retirar este permiso cuando quiera: {brandEmail}.',
};

/** What was chosen, in words. */
interface ChosenCallBack {
  /** As people write it. */
  readonly phone: string;
  readonly slot: string;
}

/** The terms above the button, as rendered and as stored (compliance C-08). */
export function writeCallBackTerms(
  language: Language,
  product: Product,
  party: CallBackParty,
  { button, phone, slot }: ChosenCallBack & Pick<CallBackMessages, 'button'>,
): string {
  return interpolate(TERMS[language], { ...party, button, phone, slot, about: OFFERED_INSURANCE[product][language] });
}

/** All words around the act, a line for each, in the order of the screen. */
export function joinCallBackWords(
  { heading, when, button }: CallBackMessages,
  { zone, slot, terms, recorded }: Readonly<Record<'zone' | 'slot' | 'terms' | 'recorded', string>>,
): string {
  return joinConsentWords([heading, interpolate(when, { zone }), slot, terms, button, recorded]);
}
