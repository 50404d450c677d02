import { describe, expect, it } from 'vitest';
import { isTokenField } from '@/lib/calls/token-fields';
import type { Field } from '@/lib/fields/field';
import { driverFields, vehicleFields } from '@/lib/fields/fields';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import { parseBoolean } from '@/lib/fields/text-parsers';

/** Form values of each product (specification 3). */
const MEDICARE = 'zipcode haveMedicare haveMedicaid firstName lastName email phone address dob age'.split(' ');
const LIFE = [
  ...'zipcode county firstName lastName email phone address address2 primaryLanguage gender dob age'.split(' '),
  ...'haveCancer haveDiabetes haveHeartAttack haveHighBloodPressure haveOtherMajorCondition'.split(' '),
  ...'haveMedicare haveMedicaid coverageType leadidId trustedFormCertificateId'.split(' '),
  ...'callConsent smsConsent emailConsent'.split(' '),
];
const AUTO = [
  ...'zipcode currentlyInsured currentCompany homeowner interestedInHomeInsurance'.split(' '),
  ...'accidentAtFaultCount duiCount'.split(' '),
];
const DRIVER = [
  ...'Relationship FirstName LastName Gender MaritalStatus Dob DobDay DobMonth DobYear Email Phone'.split(' '),
  ...'Address Address2 CreditRating Sr22 MilitaryAffiliation LicenseStatus'.split(' '),
];
const VEHICLE = ['Year', 'Make', 'Model'];

function repeat(family: string, parts: readonly string[]): readonly string[] {
  return [1, 2, 3].flatMap((number) => parts.map((part) => `${family}${number}${part}`));
}

describe('the fields', () => {
  it.each([
    ['medicare', MEDICARE],
    ['life', LIFE],
    ['auto', [...AUTO, ...repeat('driver', DRIVER), ...repeat('vehicle', VEHICLE)]],
  ] as const)('of %s are those of the specification', (product, specified) => {
    const names: readonly string[] = FIELD_NAMES.filter((name) => fieldTable[name].products.includes(product));
    expect(names).toEqual(expect.arrayContaining([...specified]));
  });

  it('of drivers and vehicles are those of the specification', () => {
    expect(Object.keys(driverFields)).toEqual(expect.arrayContaining(DRIVER));
    expect(Object.keys(vehicleFields)).toEqual(expect.arrayContaining(VEHICLE));
  });

  it('that name or reach a person, or tell of health, stay in the tab (compliance P-20, P-32)', () => {
    const person = 'firstName lastName email phone address address2 dob age leadidId trustedFormCertificateId'.split(
      ' ',
    );
    const parts = 'FirstName LastName Dob DobDay DobMonth DobYear Email Phone Address Address2'.split(' ');
    const identifying = FIELD_NAMES.filter((name) => fieldTable[name].identifies === 'person');
    expect(new Set<string>(identifying)).toEqual(new Set([...person, ...repeat('driver', parts)]));
    const ofHealth = FIELD_NAMES.filter((name) => fieldTable[name].health);
    expect(ofHealth).toEqual(expect.arrayContaining(LIFE.filter((name) => name.startsWith('have'))));
    expect(ofHealth).toEqual(expect.arrayContaining(['mayAskHealth', 'coverageType']));
    const lasting = FIELD_NAMES.filter((name) => fieldTable[name].keep === 'draft');
    expect(lasting.filter((name) => [...identifying, ...ofHealth].includes(name))).toEqual([]);
    const otherwiseInTab = [
      'gender',
      'callConsent',
      'smsConsent',
      'emailConsent',
      ...repeat('driver', ['CreditRating']),
    ];
    expect(lasting.filter((name) => otherwiseInTab.includes(name))).toEqual([]);
  });

  it('that a paid call is priced by age its token (specification 4, ip-quality token)', () => {
    const priced = 'zipcode haveMedicare haveMedicaid firstName lastName currentlyInsured currentCompany homeowner';
    expect(new Set(FIELD_NAMES.filter(isTokenField))).toEqual(
      new Set([...priced.split(' '), ...repeat('driver', DRIVER), ...repeat('vehicle', VEHICLE)]),
    );
    expect(isTokenField('constructor')).toBe(false);
  });

  it('say how long they are kept, and never longer than the tab where they name a person or tell of health', () => {
    const row = { parse: parseBoolean, control: 'list', products: [], identifies: 'trait' } as const;
    const rows: readonly Field[] = [
      { ...row, keep: 'tab' },
      { ...row, keep: 'draft' },
      // @ts-expect-error there is no default
      row,
      // @ts-expect-error who somebody is stays in the tab
      { ...row, keep: 'draft', identifies: 'person' },
      // @ts-expect-error what tells of health stays in the tab
      { ...row, keep: 'draft', health: true },
    ];
    expect(rows).toHaveLength(5);
  });
});
