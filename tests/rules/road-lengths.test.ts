import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import type { LocalizedStep } from '@/lib/engine/form-state';
import { walkJourney } from '@/lib/engine/journey';
import { localizeForm } from '@/lib/engine/localize-form';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FormValues } from '@/lib/fields/form-values';
import type { AskedTogether } from '@/lib/form/step';
import { listFields, pickAskedFields } from '@/lib/form/step-fields';
import type { FormName } from '@/lib/names/page-names';

/** What a visitor does who answers all that must be answered, and every question that is put as tiles. */
interface Effort {
  readonly screens: number;
  readonly taps: number;
  readonly keys: number;
}

/** What is usually typed, by the end of the field's name. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^zipcode$/, '60601'],
  [/firstName$/i, 'Maria'],
  [/lastName$/i, 'Sample'],
  [/phone$/i, '2065550123'],
  [/email$/i, 'maria@example.com'],
  [/dob$/i, '4/25/1958'],
  [/address2?$/i, '5 Pine Street'],
  [/Year$/, '2019'],
  [/Make$/, 'Subaru'],
  [/Model$/, 'Outback'],
];

/** One car and one driver who is insured, owns the home and answers about health; nobody else. */
const SHORTEST: FormValues = {
  zipcode: '60601',
  ...{ currentlyInsured: true, homeowner: true, addVehicle2: false, addVehicle3: false, addDriver2: false },
  ...{ addDriver3: false, mayAskHealth: true, haveMedicare: true, haveMedicaid: false, coverPurpose: 'final costs' },
};

function measureField({ name, choices, common }: AskedTogether<string>): Pick<Effort, 'taps' | 'keys'> {
  const usual = USUAL.find(([ending]) => ending.test(name))?.[1] ?? '';
  if (choices || common?.values.includes(usual)) return { taps: 1, keys: 0 };
  // A list is opened and chosen from; a box is tapped and typed into.
  return getFieldAttributes(name).control === 'list' ? { taps: 2, keys: 0 } : { taps: 1, keys: usual.length };
}

function measureStep({ asking }: LocalizedStep): Pick<Effort, 'taps' | 'keys'> {
  if (asking.kind === 'choice' || asking.kind === 'list') return { taps: 1, keys: 0 };
  if (asking.kind === 'consent') return { taps: 2, keys: 0 };
  if (asking.kind === 'result') return { taps: 0, keys: 0 };
  const asked = asking.fields.filter(({ optional, onlyForSharedZip }) => !optional && !onlyForSharedZip);
  const efforts = asked.map(measureField);
  return {
    taps: efforts.reduce((sum, { taps }) => sum + taps, 1),
    keys: efforts.reduce((sum, { keys }) => sum + keys, 0),
  };
}

function measureForm(name: FormName): Effort {
  const localizedForm = localizeForm(forms[name], steps, 'english');
  const road = walkJourney(localizedForm, SHORTEST).map((step) => pickAskedFields(step, SHORTEST));
  const efforts = road.map(measureStep);
  return {
    screens: road.length,
    taps: efforts.reduce((sum, { taps }) => sum + taps, 0),
    keys: efforts.reduce((sum, { keys }) => sum + keys, 0),
  };
}

describe('the road to the number', () => {
  it.each([
    ['auto', { screens: 14, taps: 29, keys: 55 }],
    ['auto-short', { screens: 8, taps: 16, keys: 42 }],
    ['auto-quiz', { screens: 10, taps: 20, keys: 42 }],
    ['auto-call', { screens: 4, taps: 4, keys: 5 }],
    ['life', { screens: 9, taps: 23, keys: 35 }],
    ['life-call', { screens: 2, taps: 2, keys: 5 }],
    ['medicare', { screens: 6, taps: 11, keys: 35 }],
    ['medicare-short', { screens: 5, taps: 9, keys: 26 }],
    ['medicare-call', { screens: 3, taps: 3, keys: 5 }],
    ['medicare-quiz', { screens: 6, taps: 10, keys: 26 }],
    ['medicare-dual', { screens: 5, taps: 9, keys: 26 }],
  ] as const)('of the form %s is no longer than this', (name, most) => {
    expect(measureForm(name)).toEqual(most);
  });

  it('leaves no answer out that the form asked for when it had a screen for each', () => {
    const asked = (name: FormName) => new Set(localizeForm(forms[name], steps, 'english').steps.flatMap(listFields));
    const household = 'zipcode currentlyInsured currentCompany homeowner interestedInHomeInsurance'.split(' ');
    const own = 'FirstName LastName Dob Gender MaritalStatus LicenseStatus Sr22 MilitaryAffiliation CreditRating'
      .split(' ')
      .concat('Address Address2 Phone Email'.split(' '));
    const drivers = [1, 2, 3].flatMap((number) => own.map((field) => `driver${number}${field}`));
    const cars = [1, 2, 3].flatMap((number) => ['Year', 'Make', 'Model'].map((field) => `vehicle${number}${field}`));
    const auto = [...household, ...drivers, ...cars, 'driver2Relationship', 'accidentAtFaultCount', 'duiCount'];
    expect([...asked('auto')]).toEqual(expect.arrayContaining(auto));
    const person = 'zipcode dob firstName lastName phone email address haveMedicare haveMedicaid'.split(' ');
    expect([...asked('medicare')]).toEqual(expect.arrayContaining(person));
    const life = 'address2 gender primaryLanguage coverageType haveCancer haveDiabetes haveHeartAttack'
      .split(' ')
      .concat('haveHighBloodPressure haveOtherMajorCondition mayAskHealth'.split(' '));
    expect([...asked('life')]).toEqual(expect.arrayContaining([...person, ...life]));
  });
});
