import { keepTermsWhole } from '@/lib/copy/keep-terms-whole';
import type { CallBackMessages } from '@/lib/compliance/call-back-words';
import type { Language } from '@/lib/names/language';

const english: CallBackMessages = {
  heading: 'Or have us call you',
  when: 'When suits you? Times are {zone}.',
  phone: 'Your phone number',
  noPhone: 'Enter a phone number with 10 digits.',
  button: 'Ask for this call',
  asked: 'We will call you at {phone} on {slot}. You can still call us before, once we are open.',
};

const spanish: CallBackMessages = {
  heading: 'O pida que le llamemos',
  when: '¿Cuándo le conviene? En {zone}.',
  phone: 'Su número de teléfono',
  noPhone: 'Escriba un número de teléfono de 10 dígitos.',
  button: 'Pedir esta llamada',
  asked: 'Le llamaremos al {phone} el {slot}. También puede llamarnos antes, cuando abramos.',
};

export const callBackMessages: Readonly<Record<Language, CallBackMessages>> = keepTermsWhole({ english, spanish });
