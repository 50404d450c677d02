import type { Language } from '@/lib/names/language';
import type { Product } from '@/lib/names/brand-code';
import { buildChannelConsent } from './channel-consent';
import type { ConsentParties, ConsentText } from './consent-parties';

/** Compliance C-01, C-02, C-19, C-20, M-20: unticked boxes, no condition on using the site. */
function buildMedicareConsent(language: Language, parties: ConsentParties): ConsentText {
  const { buttonLabel: button, brandPhone, brandEmail } = parties;
  const isSpanish = language === 'spanish';
  return {
    boxes: parties.recipients.map(({ id, name }) => ({
      id,
      name,
      label: isSpanish
        ? `${name} puede recibir los datos que escribí y llamarme o escribirme por correo electrónico.`
        : `${name} may receive the information I entered and call or email me.`,
    })),
    terms: isSpanish
      ? `Al marcar una casilla y tocar «${button}», firmo electrónicamente y acepto que cada compañía que marqué reciba los datos que escribí, me llame al {phone} y me escriba por correo electrónico para ofrecerme planes Medicare Advantage, de la Parte D y suplementarios de Medicare, incluso con un sistema de marcación automática o con una voz artificial o grabada, aunque mi número esté en una lista federal o estatal de No Llamar. Un agente de seguros con licencia se comunicará conmigo. No tengo que aceptar para comprar nada ni para usar este sitio: puedo no marcar ninguna casilla, tocar «${button}» y llamar yo al ${brandPhone}. Puedo retirar este permiso cuando quiera y por cualquier medio razonable, por ejemplo con un correo a ${brandEmail}.`
      : `By ticking a box and pressing “${button}”, I sign electronically and agree that each company I ticked may receive the information I entered, may call me at {phone} and may email me to offer Medicare Advantage, Part D and Medicare Supplement plans, including with an automatic telephone dialing system or an artificial or prerecorded voice, even if my number is on a federal or state Do Not Call list. A licensed insurance agent will contact me. I do not have to agree in order to buy anything or to use this site: I can tick nothing, press “${button}” and call ${brandPhone} myself. I can take this back at any time in any reasonable way, for example by email to ${brandEmail}.`,
  };
}

export function buildConsent(language: Language, product: Product, parties: ConsentParties): ConsentText {
  return product === 'medicare'
    ? buildMedicareConsent(language, parties)
    : buildChannelConsent(language, product, parties);
}
