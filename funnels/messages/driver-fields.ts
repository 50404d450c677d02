import type { FieldMessages } from '@/lib/copy/field-messages';
import type { DriverField } from '@/lib/fields/field-name';
import { chooseAnswer } from './choose-answer';
import { dateMessages } from './dates';

const MILITARY_HINT = {
  english: 'Some insurers have prices for military families',
  spanish: 'Algunas aseguradoras tienen precios para familias militares',
} as const;

/** Of the drivers that are added; `{driver}` is the first name that the visitor gave. */
export const otherDriverMessages: Readonly<Record<DriverField, FieldMessages>> = {
  Relationship: {
    label: { english: 'Who this driver is to you', spanish: 'Su relación con este conductor' },
    error: { english: 'Choose who this driver is to you', spanish: 'Elija su relación con este conductor' },
  },
  FirstName: {
    label: { english: 'First name', spanish: 'Nombre' },
    error: { english: 'Enter the driver’s first name', spanish: 'Escriba el nombre del conductor' },
  },
  LastName: {
    label: { english: 'Last name', spanish: 'Apellido' },
    error: { english: 'Enter the driver’s last name', spanish: 'Escriba el apellido del conductor' },
  },
  Gender: {
    label: { english: 'Gender', spanish: 'Género' },
    error: { english: 'Choose a gender', spanish: 'Elija un género' },
  },
  MaritalStatus: {
    label: { english: 'Marital status', spanish: 'Estado civil' },
    error: { english: 'Choose a marital status', spanish: 'Elija un estado civil' },
  },
  Dob: {
    label: { english: 'Date of birth', spanish: 'Fecha de nacimiento' },
    error: dateMessages.errors.empty,
  },
  DobDay: { label: dateMessages.day, error: dateMessages.errors.wrongDay },
  DobMonth: { label: dateMessages.month, error: dateMessages.errors.wrongMonth },
  DobYear: { label: dateMessages.year, error: dateMessages.errors.wrongYear },
  Email: {
    label: { english: 'Email', spanish: 'Correo electrónico' },
    error: {
      english: 'Enter an email address like mary@example.com',
      spanish: 'Escriba un correo como maria@example.com',
    },
  },
  Phone: {
    label: { english: 'Phone number', spanish: 'Número de teléfono' },
    hint: { english: 'Ten digits, area code first', spanish: 'Diez dígitos, primero el código de área' },
    error: {
      english: 'Enter a phone number of ten digits, area code first',
      spanish: 'Escriba un número de teléfono de diez dígitos, primero el código de área',
    },
  },
  Address: {
    label: { english: 'Street address', spanish: 'Dirección' },
    error: { english: 'Enter the driver’s street address', spanish: 'Escriba la dirección del conductor' },
  },
  Address2: {
    label: { english: 'Apartment or unit', spanish: 'Apartamento o unidad' },
    error: {
      english: 'Enter the apartment or unit, or leave it empty',
      spanish: 'Escriba el apartamento o la unidad, o déjelo vacío',
    },
  },
  CreditRating: {
    label: {
      english: 'How would you describe the credit of {driver}?',
      spanish: '¿Cómo describiría el crédito de {driver}?',
    },
    hint: {
      english: 'Your own estimate. We do not check anyone’s credit.',
      spanish: 'Su propio cálculo. No consultamos el crédito de nadie.',
    },
    error: { english: 'Choose what comes closest', spanish: 'Elija lo que más se acerque' },
  },
  Sr22: {
    label: { english: 'Does {driver} need an SR-22?', spanish: '¿Necesita {driver} un SR-22?' },
    error: chooseAnswer,
  },
  MilitaryAffiliation: {
    label: {
      english: 'Has {driver} served in the military?',
      spanish: '¿Ha servido {driver} en las fuerzas armadas?',
    },
    hint: MILITARY_HINT,
    error: chooseAnswer,
  },
  LicenseStatus: {
    label: { english: 'Status of the license', spanish: 'Estado de la licencia' },
    error: { english: 'Choose the status of the license', spanish: 'Elija el estado de la licencia' },
  },
};

/** Of driver 1, who is the visitor. */
export const ownDriverMessages: Readonly<Record<DriverField, FieldMessages>> = {
  ...otherDriverMessages,
  FirstName: {
    ...otherDriverMessages.FirstName,
    error: { english: 'Enter your first name', spanish: 'Escriba su nombre' },
  },
  LastName: {
    ...otherDriverMessages.LastName,
    error: { english: 'Enter your last name', spanish: 'Escriba su apellido' },
  },
  Dob: {
    ...otherDriverMessages.Dob,
    label: { english: 'Your date of birth', spanish: 'Su fecha de nacimiento' },
  },
  Gender: {
    label: { english: 'Your gender', spanish: 'Su género' },
    error: { english: 'Choose your gender', spanish: 'Elija su género' },
  },
  MaritalStatus: {
    label: { english: 'Your marital status', spanish: 'Su estado civil' },
    error: { english: 'Choose your marital status', spanish: 'Elija su estado civil' },
  },
  Address: {
    ...otherDriverMessages.Address,
    error: { english: 'Enter your street address', spanish: 'Escriba su dirección' },
  },
  CreditRating: {
    label: { english: 'How would you describe your credit?', spanish: '¿Cómo describiría su crédito?' },
    hint: {
      english: 'Your own estimate. We do not check your credit.',
      spanish: 'Su propio cálculo. No consultamos su crédito.',
    },
    error: { english: 'Choose what comes closest', spanish: 'Elija lo que más se acerque' },
  },
  Sr22: {
    label: { english: 'Do you need an SR-22?', spanish: '¿Necesita un SR-22?' },
    error: chooseAnswer,
  },
  MilitaryAffiliation: {
    label: { english: 'Have you served in the military?', spanish: '¿Ha servido usted en las fuerzas armadas?' },
    hint: MILITARY_HINT,
    error: chooseAnswer,
  },
  LicenseStatus: {
    label: { english: 'Status of your license', spanish: 'Estado de su licencia' },
    error: { english: 'Choose the status of your license', spanish: 'Elija el estado de su licencia' },
  },
};
