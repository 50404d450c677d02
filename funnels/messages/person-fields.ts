import type { FieldMessages } from '@/lib/copy/field-messages';
import type { SingleFieldName } from '@/lib/fields/field-name';
import { chooseAnswer } from './choose-answer';

/** Never shown, unless a step asks one day. */
const certificateError = {
  english: 'Load the page again and try once more',
  spanish: 'Vuelva a cargar la página e intente otra vez',
};

export const personFieldMessages = {
  zipcode: {
    label: { english: 'ZIP code', spanish: 'Código postal' },
    hint: { english: 'Five digits', spanish: 'Cinco dígitos' },
    error: { english: 'Enter a ZIP code of five digits', spanish: 'Escriba un código postal de cinco dígitos' },
  },
  county: {
    label: { english: 'County', spanish: 'Condado' },
    hint: {
      english: 'This ZIP code is in more than one county. Choose yours, or leave this open if you are not sure.',
      spanish: 'Este código postal está en más de un condado. Elija el suyo, o deje esto abierto si no está seguro.',
    },
    error: { english: 'Enter your county', spanish: 'Escriba su condado' },
  },
  firstName: {
    label: { english: 'First name', spanish: 'Nombre' },
    error: { english: 'Enter your first name', spanish: 'Escriba su nombre' },
  },
  lastName: {
    label: { english: 'Last name', spanish: 'Apellido' },
    error: { english: 'Enter your last name', spanish: 'Escriba su apellido' },
  },
  email: {
    label: { english: 'Email', spanish: 'Correo electrónico' },
    error: {
      english: 'Enter an email address like mary@example.com, or leave it empty',
      spanish: 'Escriba un correo como maria@example.com, o déjelo vacío',
    },
  },
  phone: {
    label: { english: 'Phone number', spanish: 'Número de teléfono' },
    hint: { english: 'Ten digits, area code first', spanish: 'Diez dígitos, primero el código de área' },
    error: {
      english: 'Enter a phone number of ten digits, area code first',
      spanish: 'Escriba un número de teléfono de diez dígitos, primero el código de área',
    },
  },
  address: {
    label: { english: 'Street address', spanish: 'Dirección' },
    error: { english: 'Enter your street address', spanish: 'Escriba su dirección' },
  },
  address2: {
    label: { english: 'Apartment or unit', spanish: 'Apartamento o unidad' },
    error: {
      english: 'Enter your apartment or unit, or leave it empty',
      spanish: 'Escriba su apartamento o unidad, o déjelo vacío',
    },
  },
  dob: {
    label: { english: 'Date of birth', spanish: 'Fecha de nacimiento' },
    error: {
      english: 'Enter your date of birth as month, day and year',
      spanish: 'Escriba el mes, el día y el año de su nacimiento',
    },
  },
  age: {
    label: { english: 'Age', spanish: 'Edad' },
    error: { english: 'Enter your age in years, such as 65', spanish: 'Escriba su edad en años, por ejemplo 65' },
  },
  gender: {
    label: { english: 'What is your gender?', spanish: '¿Cuál es su género?' },
    error: { english: 'Choose your gender', spanish: 'Elija su género' },
  },
  primaryLanguage: {
    label: {
      english: 'Which language should the agent speak?',
      spanish: '¿En qué idioma prefiere hablar con el agente?',
    },
    error: { english: 'Choose a language', spanish: 'Elija un idioma' },
  },
  leadidId: {
    label: { english: 'LeadiD certificate', spanish: 'Certificado de LeadiD' },
    error: certificateError,
  },
  trustedFormCertificateId: {
    label: { english: 'TrustedForm certificate', spanish: 'Certificado de TrustedForm' },
    error: certificateError,
  },
  callConsent: { label: { english: 'Phone calls', spanish: 'Llamadas telefónicas' }, error: chooseAnswer },
  smsConsent: { label: { english: 'Text messages', spanish: 'Mensajes de texto' }, error: chooseAnswer },
  emailConsent: { label: { english: 'Emails', spanish: 'Correos electrónicos' }, error: chooseAnswer },
} as const satisfies { readonly [Name in SingleFieldName]?: FieldMessages };
