import type { Language, LocalizedText } from '@/lib/names/language';
import type { ConsentParties, ConsentText } from './consent-parties';

const INSURANCE: Readonly<Record<'auto' | 'life', LocalizedText>> = {
  auto: { english: 'auto insurance', spanish: 'seguros de auto' },
  life: { english: 'life insurance', spanish: 'seguros de vida' },
};

function joinNames(names: readonly string[], conjunction: string): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1) ?? ''}`;
}

/** For auto and life (compliance C-01, C-02, C-07, C-18): a box for each channel, every company named, no condition. */
export function buildChannelConsent(
  language: Language,
  product: 'auto' | 'life',
  parties: ConsentParties,
): ConsentText {
  const { operator, recipients, buttonLabel: button, brandPhone, brandEmail } = parties;
  const names = [operator, ...recipients.map(({ name }) => name)];
  const insurance = INSURANCE[product][language];
  if (language === 'spanish') {
    const companies = joinNames(names, 'y');
    return {
      boxes: [
        { id: 'call', name: companies, label: `${companies} pueden llamarme.` },
        {
          id: 'sms',
          name: companies,
          label: `${companies} pueden enviarme mensajes de texto. Pueden aplicarse cargos por mensajes y datos; la frecuencia varía; responda STOP para cancelar o HELP para recibir ayuda.`,
        },
        { id: 'email', name: companies, label: `${companies} pueden escribirme por correo electrónico.` },
      ],
      terms: `Al marcar una casilla y tocar «${button}», firmo electrónicamente y acepto que ${companies} reciban los datos que escribí y se comuniquen conmigo al {phone}, de las formas que marqué, para ofrecerme ${insurance}, incluso con un sistema de marcación automática o con una voz artificial o grabada, aunque mi número esté en una lista federal o estatal de No Llamar. Un agente de seguros puede comunicarse conmigo. No tengo que aceptar para comprar nada ni para usar este sitio: puedo no marcar ninguna casilla, tocar «${button}» y llamar yo al ${brandPhone}. Puedo retirar este permiso cuando quiera y por cualquier medio razonable, por ejemplo con un correo a ${brandEmail}.`,
    };
  }
  const companies = joinNames(names, 'and');
  return {
    boxes: [
      { id: 'call', name: companies, label: `${companies} may call me.` },
      {
        id: 'sms',
        name: companies,
        label: `${companies} may text me. Message and data rates may apply; how often varies; reply STOP to stop or HELP for help.`,
      },
      { id: 'email', name: companies, label: `${companies} may email me.` },
    ],
    terms: `By ticking a box and pressing “${button}”, I sign electronically and agree that ${companies} may receive the information I entered and may contact me at {phone} in the ways I ticked to offer ${insurance}, including with an automatic telephone dialing system or an artificial or prerecorded voice, even if my number is on a federal or state Do Not Call list. An insurance agent may contact me. I do not have to agree in order to buy anything or to use this site: I can tick nothing, press “${button}” and call ${brandPhone} myself. I can take this back at any time in any reasonable way, for example by email to ${brandEmail}.`,
  };
}
