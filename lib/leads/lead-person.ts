import { buildBirthDate, deriveBirthDate, parseBirthDate } from '@/lib/fields/birth-date';
import type { DriverNumber } from '@/lib/names/family-numbers';
import type { FormValues } from '@/lib/fields/form-values';
import { readNumber, readPhone, readText } from './read-value';

type Text = string | undefined;

/** Phone in digits, birth date as yyyy-MM-dd. */
export interface Person {
  readonly firstName: Text;
  readonly lastName: Text;
  readonly email: Text;
  readonly phone: Text;
  readonly address: Text;
  readonly address2: Text;
  readonly gender: Text;
  readonly birthDate: Text;
}

function readBirthDate({ dob, age }: FormValues, today: string): Text {
  const years = readNumber(age);
  const derived = years === undefined ? undefined : deriveBirthDate(years, today);
  return parseBirthDate(dob, today) ?? parseBirthDate(derived, today);
}

/** With only an age, the birth date is 1 January of the year of birth (specification 7). */
export function readVisitor(values: FormValues, today: string): Person {
  return {
    firstName: readText(values.firstName),
    lastName: readText(values.lastName),
    email: readText(values.email),
    phone: readPhone(values.phone),
    address: readText(values.address),
    address2: readText(values.address2),
    gender: readText(values.gender),
    birthDate: readBirthDate(values, today),
  };
}

export function readDriverPerson(values: FormValues, number: DriverNumber, today: string): Person {
  const driver = `driver${number}` as const;
  return {
    firstName: readText(values[`${driver}FirstName`]),
    lastName: readText(values[`${driver}LastName`]),
    email: readText(values[`${driver}Email`]),
    phone: readPhone(values[`${driver}Phone`]),
    address: readText(values[`${driver}Address`]),
    address2: readText(values[`${driver}Address2`]),
    gender: readText(values[`${driver}Gender`]),
    birthDate:
      parseBirthDate(values[`${driver}Dob`], today) ??
      buildBirthDate(
        {
          month: values[`${driver}DobMonth`],
          day: values[`${driver}DobDay`],
          year: values[`${driver}DobYear`],
        },
        today,
      ),
  };
}

/** The first wins; the second fills its gaps. */
export function mergePersons(first: Person, second: Person): Person {
  return {
    firstName: first.firstName ?? second.firstName,
    lastName: first.lastName ?? second.lastName,
    email: first.email ?? second.email,
    phone: first.phone ?? second.phone,
    ...(first.address === undefined
      ? { address: second.address, address2: first.address2 ?? second.address2 }
      : { address: first.address, address2: first.address2 }),
    gender: first.gender ?? second.gender,
    birthDate: first.birthDate ?? second.birthDate,
  };
}

export function joinName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((part) => part !== undefined).join(' ');
}
