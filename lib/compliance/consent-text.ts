import type { Language } from '@/lib/names/language';
import type { Product } from '@/lib/names/brand-code';
import { buildChannelConsent } from './channel-consent';
import type { ConsentParties, ConsentText } from './consent-parties';
import { OFFERED_INSURANCE } from './offered-insurance';

/** Compliance C-01, C-02, C-19, C-20, M-20: a box for each company, unticked, no condition on using the site. */
function buildMedicareConsent(language: Language, parties: ConsentParties): ConsentText {
  const offered = OFFERED_INSURANCE.medicare[language];
  const { buttonLabel: button, brandPhone, brandEmail } = parties;
  return {
    boxes: parties.recipients.map(({ id, name }) => ({ id, name, label: name })),
    terms:
      language === 'spanish'
        ? `Al marcar una compañía y tocar «${button}», firmo electrónicamente y acepto que reciba mis respuestas, me llame al {phone} o me escriba por correo electrónico para ofrecerme ${offered}, incluso con un sistema de marcación automática o una voz artificial o grabada, aunque mi número esté en una lista federal o estatal de No Llamar. Un agente de seguros con licencia se comunicará conmigo. No tengo que aceptar para comprar nada: puedo llamar yo al ${brandPhone}. Puedo retirar este permiso cuando quiera: ${brandEmail}.`
        : `By ticking a company and pressing “${button}”, I sign electronically and agree that it may receive my answers and may call me at {phone} or email me to offer ${offered}, including by an automatic telephone dialing system or an artificial or prerecorded voice, even if my number is on a federal or state Do Not Call list. A licensed insurance agent will contact me. I do not have to agree in order to buy anything: I can call ${brandPhone} myself. I can take this back at any time: ${brandEmail}.`,
  };
}

export function buildConsent(language: Language, product: Product, parties: ConsentParties): ConsentText {
  return product === 'medicare'
    ? buildMedicareConsent(language, parties)
    : buildChannelConsent(language, product, parties);
}
