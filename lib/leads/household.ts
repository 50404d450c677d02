import { DRIVER_NUMBERS, VEHICLE_NUMBERS, type DriverNumber } from '@/lib/names/family-numbers';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';
import { RELATIONSHIP_CODES } from './driver-codes';
import { countIncidents } from './incident-counts';
import type { LeadInput } from './lead-input';
import { mergePersons, readDriverPerson, readVisitor, type Person } from './lead-person';
import { findWord, readNumber, readText } from './read-value';

export interface Driver extends Person {
  readonly relationship: string | undefined;
  readonly maritalStatus: string | undefined;
  readonly creditRating: string | undefined;
  readonly licenseStatus: string | undefined;
  readonly sr22: boolean | undefined;
}

export interface Vehicle {
  readonly year: number | undefined;
  readonly make: string | undefined;
  readonly model: string | undefined;
}

export interface Household {
  readonly contact: Person;
  /** Driver 1 comes first where providers refer to drivers by index. */
  readonly drivers: readonly Driver[];
  readonly vehicles: readonly Vehicle[];
  readonly accidents: number;
  readonly duis: number;
  /** True if anyone in the household says yes. */
  readonly military: boolean | undefined;
}

function readBoolean(value: FieldValue | undefined): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function readDriver(values: FormValues, number: DriverNumber, person: Person): Driver {
  const driver = `driver${number}` as const;
  return {
    ...person,
    relationship: readText(values[`${driver}Relationship`]),
    maritalStatus: readText(values[`${driver}MaritalStatus`]),
    creditRating: readText(values[`${driver}CreditRating`]),
    licenseStatus: readText(values[`${driver}LicenseStatus`]),
    sr22: readBoolean(values[`${driver}Sr22`]),
  };
}

function isKnown({ email, phone, address, address2, ...facts }: Driver): boolean {
  return Object.values(facts).some((fact) => fact !== undefined);
}

function readVehicles(values: FormValues): readonly Vehicle[] {
  const vehicles = VEHICLE_NUMBERS.map((number) => ({
    year: readNumber(values[`vehicle${number}Year`]),
    make: readText(values[`vehicle${number}Make`]),
    model: readText(values[`vehicle${number}Model`]),
  }));
  return vehicles.filter((vehicle) => Object.values(vehicle).some((fact) => fact !== undefined));
}

function readMilitary(values: FormValues): boolean | undefined {
  const answers = DRIVER_NUMBERS.map((number) => readBoolean(values[`driver${number}MilitaryAffiliation`]));
  return answers.includes(true) ? true : answers.find((answer) => answer !== undefined);
}

/** Driver 1 is the visitor unless the answers say otherwise; each then fills the other's gaps. */
export function readHousehold({ values, today }: LeadInput): Household {
  const visitor = readVisitor(values, today);
  const person = readDriverPerson(values, 1, today);
  const relationship = findWord(RELATIONSHIP_CODES, values.driver1Relationship);
  const isVisitor = relationship === undefined || relationship === 'Self';
  const first = readDriver(values, 1, isVisitor ? mergePersons(person, visitor) : person);
  const others = ([2, 3] as const)
    .map((number) => readDriver(values, number, readDriverPerson(values, number, today)))
    .filter(isKnown);
  const accidents = countIncidents(values.accidentAtFaultCount);
  const duis = countIncidents(values.duiCount);
  const hasFirst = isKnown(first) || others.length > 0 || accidents + duis > 0;
  return {
    contact: isVisitor ? mergePersons(visitor, person) : visitor,
    drivers: hasFirst ? [{ ...first, relationship: first.relationship ?? 'self' }, ...others] : others,
    vehicles: readVehicles(values),
    accidents,
    duis,
    military: readMilitary(values),
  };
}
