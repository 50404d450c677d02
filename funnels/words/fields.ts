import type { Words } from '@/lib/copy/language';
import type { FieldName } from '@/lib/fields/field-name';

/** The words of one field: its label, a hint under it, and how to mend it. */
export interface FieldWords<Text = Words> {
  readonly label: Text;
  readonly hint?: Text;
  readonly error: Text;
}

/** Every field's words; a field without them does not compile. */
export const fieldWords: Readonly<Record<FieldName, FieldWords>> = {
  zipcode: {
    label: { english: 'ZIP code', spanish: 'Código postal' },
    hint: { english: 'Five digits', spanish: 'Cinco números' },
    error: { english: 'Enter a ZIP code of five digits', spanish: 'Escriba un código postal de cinco números' },
  },
  haveMedicare: {
    label: { english: 'Medicare Part A and Part B', spanish: 'Parte A y Parte B de Medicare' },
    error: { english: 'Choose an answer', spanish: 'Elija una respuesta' },
  },
  haveMedicaid: {
    label: { english: 'Medicaid', spanish: 'Medicaid' },
    error: { english: 'Choose an answer', spanish: 'Elija una respuesta' },
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
    hint: { english: 'Ten digits, area code first', spanish: 'Diez números, primero el código de área' },
    error: {
      english: 'Enter a phone number of ten digits, area code first',
      spanish: 'Escriba un número de teléfono de diez números, primero el código de área',
    },
  },
  address: {
    label: { english: 'Street address', spanish: 'Dirección' },
    error: { english: 'Enter your street address', spanish: 'Escriba su dirección' },
  },
  dob: {
    label: { english: 'Date of birth', spanish: 'Fecha de nacimiento' },
    error: { english: 'Enter your date of birth as month, day and year', spanish: 'Escriba su fecha de nacimiento' },
  },
  age: {
    label: { english: 'Age', spanish: 'Edad' },
    error: { english: 'Enter your age in years', spanish: 'Escriba su edad en años' },
  },
  currentlyInsured: {
    label: { english: 'Car insurance today', spanish: 'Seguro de auto hoy' },
    error: { english: 'Choose an answer', spanish: 'Elija una respuesta' },
  },
  currentCompany: {
    label: { english: 'Insurance company', spanish: 'Compañía de seguros' },
    error: { english: 'Choose a company, or Other', spanish: 'Elija una compañía, u Otra' },
  },
};
