import type { Product } from '@/lib/names/brand-code';
import type { ControlName } from '@/lib/fields/field';
import type { FieldName } from '@/lib/fields/field-name';
import { findField } from '@/lib/fields/field-table';
import type { FormValues } from '@/lib/fields/form-values';

export interface SamplePerson {
  readonly label: string;
  readonly answers: FormValues;
}

const MARY: FormValues = {
  zipcode: '33101',
  haveMedicare: true,
  haveMedicaid: false,
  firstName: 'Mary',
  lastName: 'Sample',
  dob: '1958-04-02',
  address: '12 Palm Avenue',
  phone: '(305) 555-0141',
  email: 'mary.sample@example.com',
};

const DAN: FormValues = {
  zipcode: '60601',
  currentlyInsured: true,
  currentCompany: 'Travelers',
  homeowner: true,
  interestedInHomeInsurance: false,
  vehicle1Year: '2019',
  vehicle1Make: 'Subaru',
  vehicle1Model: 'Outback',
  addVehicle2: false,
  driver1Dob: '1980-03-14',
  driver1Gender: 'male',
  driver1MaritalStatus: 'married',
  driver1LicenseStatus: 'active',
  driver1Sr22: false,
  driver1MilitaryAffiliation: false,
  driver1CreditRating: 'good',
  addDriver2: false,
  accidentAtFaultCount: '0',
  duiCount: '0',
  driver1FirstName: 'Dan',
  driver1LastName: 'Sample',
  driver1Address: '5 Pine Street',
  driver1Phone: '(312) 555-0123',
  driver1Email: 'dan.sample@example.com',
};

const REEDS: FormValues = {
  ...DAN,
  addVehicle2: true,
  vehicle2Year: '2012',
  vehicle2Make: 'Ford',
  vehicle2Model: 'F-150',
  addVehicle3: true,
  vehicle3Year: '2008',
  vehicle3Make: 'Honda',
  vehicle3Model: 'Civic',
  addDriver2: true,
  driver2Relationship: 'spouse',
  driver2FirstName: 'Ana',
  driver2LastName: 'Sample',
  driver2Dob: '1982-07-01',
  driver2Gender: 'female',
  driver2MaritalStatus: 'married',
  driver2LicenseStatus: 'active',
  driver2Sr22: true,
  driver2MilitaryAffiliation: true,
  driver2CreditRating: 'fair',
  addDriver3: true,
  driver3Relationship: 'child',
  driver3FirstName: 'Sky',
  driver3LastName: 'Sample',
  driver3Dob: '2007-05-09',
  driver3Gender: 'non-binary',
  driver3MaritalStatus: 'single',
  driver3LicenseStatus: 'learner',
  driver3Sr22: false,
  driver3MilitaryAffiliation: false,
  driver3CreditRating: 'average',
  accidentAtFaultCount: '2',
  duiCount: '1',
};

const LEE: FormValues = {
  coverPurpose: 'final costs',
  coverAmount: 'up to 25000',
  zipcode: '60601',
  dob: '1971-09-30',
  gender: 'non-binary',
  primaryLanguage: 'english',
  haveMedicare: true,
  coverageType: 'Other Medicare',
  haveMedicaid: false,
  mayAskHealth: true,
  haveCancer: false,
  haveDiabetes: true,
  haveHeartAttack: false,
  haveHighBloodPressure: true,
  haveOtherMajorCondition: false,
  firstName: 'Lee',
  lastName: 'Sample',
  address: '77 Lake Street',
  address2: 'Apt 9',
  phone: '(312) 555-0155',
  email: 'lee.sample@example.com',
};

/** The first is the usual choice. */
export const SAMPLE_PEOPLE: Readonly<Record<Product, readonly [SamplePerson, ...SamplePerson[]]>> = {
  medicare: [
    { label: 'Mary, Miami, Medicare A and B', answers: MARY },
    {
      label: 'José, New York, Medicare and Medicaid',
      answers: { ...MARY, zipcode: '10001', haveMedicaid: true, firstName: 'José', lastName: 'Núñez O’Neill' },
    },
    {
      label: 'Ann, not on Medicare yet',
      answers: { ...MARY, zipcode: '98101', haveMedicare: false, dob: '1962-12-31', firstName: 'Ann' },
    },
  ],
  auto: [
    { label: 'Dan, Chicago, one car', answers: DAN },
    { label: 'The Samples, three cars, three drivers', answers: REEDS },
    {
      label: 'Rosa, California: no gender, no credit',
      answers: { ...DAN, zipcode: '90001', currentlyInsured: false, homeowner: false, driver1FirstName: 'Rosa' },
    },
  ],
  life: [
    { label: 'Lee, Chicago, health told', answers: LEE },
    {
      label: 'Pat, health not told',
      answers: { ...LEE, coverPurpose: 'children', zipcode: '30301', mayAskHealth: false, firstName: 'Pat' },
    },
    {
      label: 'Kim, Washington: health not asked',
      answers: { ...LEE, zipcode: '98101', haveMedicare: true, firstName: 'Kim' },
    },
  ],
};

/** As whom a form is filled in, and what of it is otherwise. */
export interface PersonChoice {
  /** Among the people of the product. */
  readonly index: number;
  /** Replaces the person’s own; '' keeps it. */
  readonly zipcode: string;
  readonly ticksConsent: boolean;
}

export const USUAL_CHOICE: PersonChoice = { index: 0, zipcode: '', ticksConsent: false };

/** The people of a product, the chosen one first, all in the chosen ZIP. */
export function listPeople(
  product: Product,
  { index, zipcode }: PersonChoice,
): readonly [SamplePerson, ...SamplePerson[]] {
  const place = ({ label, answers }: SamplePerson): SamplePerson => ({
    label,
    answers: { ...answers, ...(zipcode !== '' && { zipcode }) },
  });
  const [usual, ...others] = SAMPLE_PEOPLE[product];
  const chosen = SAMPLE_PEOPLE[product][index] ?? usual;
  return [place(chosen), ...[usual, ...others].filter((person) => person !== chosen).map(place)];
}

const OTHERWISE: FormValues = { ...MARY, ...LEE, ...REEDS };

/** What anybody may answer to what none of them was asked yet, by the way it is asked. */
const ANYBODY: Readonly<Partial<Record<ControlName, string>>> = {
  words: 'Sample',
  suggest: 'Sample',
  count: '0',
  age: '67',
  date: '1958-04-02',
  year: '2019',
  list: 'false',
};

/** Any day after all of these were born. */
const SAMPLE_DAY = '2026-01-01';

/** Pages of one product sometimes ask another product's questions. */
export function findAnswer(person: SamplePerson, field: string): string | undefined {
  const row = findField(field);
  const answer =
    person.answers[field as FieldName] ?? OTHERWISE[field as FieldName] ?? row?.parse(ANYBODY[row.control], SAMPLE_DAY);
  return answer === undefined ? undefined : String(answer);
}
