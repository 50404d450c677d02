import type { Language } from '@/lib/names/language';
import type { FoundFault } from './page-fault';

/** Ten digits as numbers are grouped in the United States, with or without the country’s 1. */
const NUMBER =
  /(?<!\d)(?:\+?1[-.\s\u2010-\u2013]?)?\(?[2-9]\d{2}\)?[-.\s\u2010-\u2013]{0,2}[2-9]\d{2}[-.\s\u2010-\u2013]?\d{4}(?!\d)/g;

/** Medicare, Social Security, both with their TTY, and the Eldercare Locator: pages send visitors there, not to us. */
const PUBLIC_NUMBERS: readonly string[] = ['8006334227', '8774862048', '8007721213', '8003250778', '8006771116'];

const WHAT: Readonly<Record<Language, (number: string) => string>> = {
  english: (number) => `it says the telephone number ${number}`,
  spanish: (number) => `dice el número de teléfono ${number}`,
};

const MEND: Readonly<Record<Language, string>> = {
  english: 'Take it out: a block `call-to-action` has the brand’s number on its button; a legal page says {phone}.',
  spanish:
    'Quítelo: el bloque `call-to-action` lleva el número de la marca en su botón; una página legal dice {phone}.',
};

/** Telephone numbers that stand in words, where no call can be told of; those of public services may. */
export function listNumberFaults(texts: readonly string[], language: Language): readonly FoundFault[] {
  return texts.flatMap((text) =>
    [...text.matchAll(NUMBER)]
      .map(([number]) => number)
      .filter((number) => !PUBLIC_NUMBERS.includes(number.replace(/\D/g, '').slice(-10)))
      .map((number) => ({ rule: 'call', what: WHAT[language](number), mend: MEND[language], near: text })),
  );
}
