import type { Product } from '@/lib/names/brand-code';
import type { Language, LocalizedText } from '@/lib/names/language';

const FUTURE_CONTACT: LocalizedText = {
  english:
    'Your information is provided to a licensed insurance agent for future contact only if you agree to it in the form, company by company.',
  spanish:
    'Su información se entrega a un agente de seguros con licencia, para que se comunique con usted más adelante, solo si usted lo acepta en el formulario, compañía por compañía.',
};

/** M-20, near every form of a Medicare page; nothing else that is done on a page agrees to it (C-20). */
export function futureContact(language: Language): string {
  return FUTURE_CONTACT[language];
}

const CALL_TRANSFER: Readonly<Record<Product, LocalizedText>> = {
  medicare: {
    english: 'Calling connects you to a licensed insurance agent who can enroll you in a new plan.',
    spanish: 'Al llamar, le comunicamos con un agente de seguros con licencia que puede inscribirle en un plan nuevo.',
  },
  auto: {
    english: 'Calling connects you to a licensed insurance agent who can offer you auto insurance.',
    spanish: 'Al llamar, le comunicamos con un agente de seguros con licencia que puede ofrecerle un seguro de auto.',
  },
  life: {
    english: 'Calling connects you to a licensed insurance agent who can offer you life insurance.',
    spanish: 'Al llamar, le comunicamos con un agente de seguros con licencia que puede ofrecerle un seguro de vida.',
  },
};

/** M-21, near every call button. */
export function callTransfer(language: Language, product: Product): string {
  return CALL_TRANSFER[product][language];
}
