import type { FieldMessages } from '@/lib/copy/field-messages';
import type { DriverField } from '@/lib/fields/field-name';
import { chooseAnswer } from './choose-answer';
import { dateMessages } from './dates';

/** Serves every driver, so it speaks of the driver, not the visitor. */
export const driverFieldMessages: Readonly<Record<DriverField, FieldMessages>> = {
  Relationship: {
    label: { english: 'Who this driver is to you', spanish: 'Qué es este conductor de usted' },
    error: { english: 'Choose who this driver is to you', spanish: 'Elija qué es este conductor de usted' },
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
    hint: { english: 'Many insurers use it in their prices', spanish: 'Muchas aseguradoras lo usan en sus precios' },
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
    hint: { english: 'Ten digits, area code first', spanish: 'Diez números, primero el código de área' },
    error: {
      english: 'Enter a phone number of ten digits, area code first',
      spanish: 'Escriba un número de teléfono de diez números, primero el código de área',
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
    label: { english: 'How would you describe your credit?', spanish: '¿Cómo describiría su crédito?' },
    hint: {
      english: 'Your own estimate. We do not check your credit.',
      spanish: 'Su propio cálculo. No consultamos su crédito.',
    },
    error: { english: 'Choose what comes closest', spanish: 'Elija lo que más se acerque' },
  },
  Sr22: {
    label: { english: 'SR-22 form', spanish: 'Formulario SR-22' },
    hint: {
      english: 'Proof of insurance that a state or a court asks some drivers for. Not every insurer files it',
      spanish:
        'Prueba de seguro que un estado o un juez pide a algunos conductores. No todas las aseguradoras la presentan',
    },
    error: chooseAnswer,
  },
  MilitaryAffiliation: {
    label: { english: 'Military service, own or in the family', spanish: 'Servicio militar, propio o de la familia' },
    hint: {
      english: 'Some insurers have prices for military families',
      spanish: 'Algunas aseguradoras tienen precios para familias militares',
    },
    error: chooseAnswer,
  },
  LicenseStatus: {
    label: { english: 'Driver’s license', spanish: 'Licencia de manejar' },
    hint: {
      english: 'Insurers ask whether a driver may drive today',
      spanish: 'Las aseguradoras preguntan si el conductor puede manejar hoy',
    },
    error: { english: 'Choose what holds for the license', spanish: 'Elija cómo está la licencia' },
  },
};
