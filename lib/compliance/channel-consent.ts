import type { Language, LocalizedText } from '@/lib/names/language';
import type { ConsentParties, ConsentText } from './consent-parties';
import { OFFERED_INSURANCE } from './offered-insurance';

function joinNames(names: readonly string[], conjunction: string): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1) ?? ''}`;
}

const LABELS: Readonly<Record<'call' | 'sms' | 'email', LocalizedText>> = {
  call: { english: 'Call me', spanish: 'Llamada' },
  sms: { english: 'Text me', spanish: 'Texto' },
  email: { english: 'Email me', spanish: 'Correo' },
};

/**
 * For auto and life (compliance C-01, C-02, C-07, C-18): every company named once, a box for each channel, no condition.
 */
export function buildChannelConsent(
  language: Language,
  product: 'auto' | 'life',
  parties: ConsentParties,
): ConsentText {
  const { operator, recipients, buttonLabel: button, brandPhone, brandEmail } = parties;
  const names = [operator, ...recipients.map(({ name }) => name)];
  const insurance = OFFERED_INSURANCE[product][language];
  const isSpanish = language === 'spanish';
  const companies = joinNames(names, isSpanish ? 'y' : 'and');
  return {
    companies: isSpanish ? `Por parte de: ${companies}` : `By: ${companies}`,
    boxes: (['call', 'sms', 'email'] as const).map((id) => ({ id, name: companies, label: LABELS[id][language] })),
    terms: isSpanish
      ? `Al marcar una casilla y tocar «${button}», firmo electrónicamente y acepto que estas compañías reciban mis respuestas y se comuniquen conmigo al {phone}, de las formas que marqué, para ofrecerme ${insurance}, incluso con un sistema de marcación automática o una voz artificial o grabada, aunque mi número esté en una lista federal o estatal de No Llamar. Textos: su frecuencia varía y pueden costar mensajes y datos; responda STOP para cancelar o HELP para recibir ayuda. Un agente de seguros puede comunicarse conmigo. No tengo que aceptar para comprar nada: puedo llamar yo al ${brandPhone}. Puedo retirar este permiso cuando quiera: ${brandEmail}.`
      : `By ticking a box and pressing “${button}”, I sign electronically and agree that these companies may receive my answers and contact me at {phone} in the ways I ticked to offer ${insurance}, including by an automatic telephone dialing system or an artificial or prerecorded voice, even if my number is on a federal or state Do Not Call list. Texts: how often varies; message and data rates may apply; reply STOP to stop or HELP for help. An insurance agent may contact me. I do not have to agree in order to buy anything: I can call ${brandPhone} myself. I can take this back at any time: ${brandEmail}.`,
  };
}
