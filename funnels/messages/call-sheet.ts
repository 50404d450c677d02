import { keepTermsWhole } from '@/lib/copy/keep-terms-whole';
import type { QuestionToAsk } from '@/lib/form/pick-questions';
import type { Product } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import type { NumberOrigin } from '@/lib/phone/number-origin';

/** The words of the sheet at the end of a form; `interpolate` fills `{name}`. */
export interface CallSheetMessages {
  /** `{who}`, a first name, and `{place}`; either may be missing. */
  readonly sheetFor: string;
  readonly openUntil: string;
  /** `{words}` say when the office opens. */
  readonly closed: string;
  /** `{brand}`; empty for a number that another company has given. */
  readonly numberOrigins: Readonly<Record<NumberOrigin, string>>;
  readonly haveAtHand: string;
  readonly atHand: Readonly<Record<Product, readonly string[]>>;
  readonly ask: string;
  /** The first that fit the answers are shown; those without a condition fit everybody. */
  readonly questions: Readonly<Record<Product, readonly QuestionToAsk[]>>;
  readonly answers: string;
  readonly change: string;
  readonly print: string;
  readonly calendar: string;
  /** `{brand}`, `{number}` */
  readonly calendarTitle: string;
  readonly scan: string;
}

const english: CallSheetMessages = {
  sheetFor: 'For {who}',
  openUntil: 'Open now, until {when}',
  closed: '{words}. Keep this sheet: your questions are ready for the call.',
  numberOrigins: {
    company: '',
    own: 'This is {brand}’s own number.',
    'none-offered': 'No other company offered a line for this call, so this is {brand}’s own number.',
    'not-answered': 'The companies we work with have not answered, so this is {brand}’s own number.',
  },
  haveAtHand: 'Have at hand',
  atHand: {
    medicare: ['Your Medicare card', 'The names of your doctors', 'Your medicines and their doses'],
    auto: ['Your driver’s license', 'Your current policy, if you have one', 'Miles you drive in a year'],
    life: ['The names of those you want to protect', 'What you can pay a month', 'Policies you already have'],
  },
  ask: 'Three questions to ask',
  questions: {
    medicare: [
      { field: 'haveMedicaid', is: true, text: 'Which plans near me work together with Medicaid?' },
      { field: 'haveMedicare', is: false, text: 'When can I first sign up for Medicare, and for a plan?' },
      { text: 'Are my doctors and my pharmacy in this plan’s network?' },
      { text: 'What would my medicines cost me in a year with this plan?' },
      { text: 'Which extras does this plan have in my county, and what are their limits?' },
    ],
    auto: [
      { field: 'driver1Sr22', is: true, text: 'Can you file an SR-22 for me, and what does that cost?' },
      { field: 'currentlyInsured', is: false, text: 'When would coverage begin, and what is due on the first day?' },
      { field: 'currentlyInsured', is: true, text: 'What would I lose if I left my policy before it ends?' },
      { field: 'homeowner', is: true, text: 'Is there a discount for insuring home and car together?' },
      { text: 'Which deductible did you use for this price, and what changes with another?' },
      { text: 'What does my state require, and what is added on top?' },
      { text: 'Which discounts are in this price, and how long do they last?' },
    ],
    life: [
      { field: 'haveHighBloodPressure', is: true, text: 'How does my blood pressure change the price?' },
      { field: 'haveDiabetes', is: true, text: 'How does diabetes change the price and the choice of insurers?' },
      { text: 'Is there a waiting period before the full amount is paid?' },
      { text: 'Is an exam needed, and what if I would rather not have one?' },
      { text: 'Can the price go up, and when?' },
    ],
  },
  answers: 'Your answers',
  change: 'Change',
  print: 'Print or save',
  calendar: 'Add to calendar',
  calendarTitle: 'Call {brand}: {number}',
  scan: 'Scan with your phone to call',
};

const spanish: CallSheetMessages = {
  sheetFor: 'Para {who}',
  openUntil: 'Abierto ahora, hasta las {when}',
  closed: '{words}. Guarde esta hoja: sus preguntas están listas para la llamada.',
  numberOrigins: {
    company: '',
    own: 'Este es el número propio de {brand}.',
    'none-offered': 'Ninguna otra compañía ofreció una línea para esta llamada; este es el número de {brand}.',
    'not-answered': 'Las compañías con las que trabajamos no han contestado; este es el número de {brand}.',
  },
  haveAtHand: 'Tenga a la mano',
  atHand: {
    medicare: ['Su tarjeta de Medicare', 'Los nombres de sus médicos', 'Sus medicinas y las dosis'],
    auto: ['Su licencia de conducir', 'Su póliza actual, si tiene', 'Las millas que maneja al año'],
    life: ['Los nombres de quienes quiere proteger', 'Cuánto puede pagar al mes', 'Las pólizas que ya tiene'],
  },
  ask: 'Tres preguntas que puede hacer',
  questions: {
    medicare: [
      { field: 'haveMedicaid', is: true, text: '¿Qué planes de mi área funcionan junto con Medicaid?' },
      { field: 'haveMedicare', is: false, text: '¿Cuándo puedo inscribirme por primera vez en Medicare y en un plan?' },
      { text: '¿Mis médicos y mi farmacia están en la red de este plan?' },
      { text: '¿Cuánto me costarían mis medicinas en un año con este plan?' },
      { text: '¿Qué beneficios adicionales tiene este plan en mi condado y qué límites tienen?' },
    ],
    auto: [
      { field: 'driver1Sr22', is: true, text: '¿Pueden presentar un SR-22 por mí y cuánto cuesta?' },
      { field: 'currentlyInsured', is: false, text: '¿Cuándo empezaría la cobertura y cuánto se paga el primer día?' },
      { field: 'currentlyInsured', is: true, text: '¿Qué perdería si dejo mi póliza antes de que termine?' },
      { field: 'homeowner', is: true, text: '¿Hay un descuento por asegurar la casa y el auto juntos?' },
      { text: '¿Qué deducible tiene este precio y qué cambia con otro?' },
      { text: '¿Qué exige mi estado y qué se agrega además?' },
      { text: '¿Qué descuentos incluye este precio y cuánto duran?' },
    ],
    life: [
      { field: 'haveHighBloodPressure', is: true, text: '¿Cómo cambia el precio por mi presión arterial?' },
      { field: 'haveDiabetes', is: true, text: '¿Cómo cambian el precio y las aseguradoras por la diabetes?' },
      { text: '¿Hay un período de espera antes de que se pague la suma completa?' },
      { text: '¿Se necesita un examen médico, y qué pasa si prefiero no hacerlo?' },
      { text: '¿Puede subir el precio, y cuándo?' },
    ],
  },
  answers: 'Sus respuestas',
  change: 'Cambiar',
  print: 'Imprimir o guardar',
  calendar: 'Añadir al calendario',
  calendarTitle: 'Llamar a {brand}: {number}',
  scan: 'Escanee con su teléfono para llamar',
};

export const callSheetMessages: Readonly<Record<Language, CallSheetMessages>> = keepTermsWhole({ english, spanish });
