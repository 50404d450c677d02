import type { LocalizedText } from '@/lib/names/language';
import type { BirthDateFault } from '@/lib/fields/birth-date';

interface DateMessages extends Readonly<Record<'month' | 'day' | 'year' | 'hint' | 'understood', LocalizedText>> {
  readonly errors: Readonly<Record<BirthDateFault, LocalizedText>>;
}

/** In American order, in either language. */
export const dateMessages: DateMessages = {
  month: { english: 'Month', spanish: 'Mes' },
  day: { english: 'Day', spanish: 'Día' },
  year: { english: 'Year', spanish: 'Año' },
  hint: {
    english: 'Month, day and year, for example 04251958 or 4/25/1958',
    spanish: 'Mes, día y año, por ejemplo 04251958 o 4/25/1958',
  },
  understood: { english: 'Born on {day}', spanish: 'Nacimiento: {day}' },
  errors: {
    empty: {
      english: 'Enter the date of birth as month, day and year',
      spanish: 'Escriba el mes, el día y el año de nacimiento',
    },
    noMonth: {
      english: 'Date of birth must include a month',
      spanish: 'A la fecha de nacimiento le falta el mes',
    },
    noDay: { english: 'Date of birth must include a day', spanish: 'A la fecha de nacimiento le falta el día' },
    noYear: { english: 'Date of birth must include a year', spanish: 'A la fecha de nacimiento le falta el año' },
    wrongMonth: {
      english: 'Month must be a number from 1 to 12',
      spanish: 'El mes debe ser un número del 1 al 12',
    },
    wrongDay: {
      english: 'Day must be a number from 1 to 31',
      spanish: 'El día debe ser un número del 1 al 31',
    },
    wrongYear: {
      english: 'Year must have four digits, such as 1958',
      spanish: 'El año debe tener cuatro dígitos, por ejemplo 1958',
    },
    earlyYear: {
      english: 'Year must be 1900 or later',
      spanish: 'El año debe ser 1900 o posterior',
    },
    notPast: {
      english: 'Date of birth must be before today',
      spanish: 'La fecha de nacimiento debe ser anterior a hoy',
    },
    noSuchDay: {
      english: 'That month does not have that day. Check the date of birth',
      spanish: 'Ese mes no tiene ese día. Revise la fecha de nacimiento',
    },
  },
};
