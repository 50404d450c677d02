import type { PrimaryLanguage } from '@/lib/fields/enumerations';
import type { LeadInput } from '@/lib/leads/lead-input';
import { GENDER_CODES } from '@/lib/leads/driver-codes';
import { joinName, readVisitor } from '@/lib/leads/lead-person';
import { findWord, readFlag, readText, type Flag, type WordOf } from '@/lib/leads/read-value';
import type { Draft } from '@/lib/leads/remove-empty';
import { mapZip } from '@/lib/leads/zip';

/** MediaAlpha's flat format for its health verticals, Medicare and life. */
export interface MediaAlphaPerson {
  readonly zip: string;
  readonly county?: string;
  readonly contact?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly address_2?: string;
  readonly primary_language?: WordOf<typeof LANGUAGE_WORDS>;
  readonly gender?: WordOf<typeof GENDER_CODES>;
  readonly birth_date?: string;
  readonly coverage_type?: string;
  readonly major_condition_cancer?: Flag;
  readonly major_condition_diabetes?: Flag;
  readonly major_condition_heart_disease?: Flag;
  readonly major_condition_high_blood_pressure?: Flag;
}

const LANGUAGE_WORDS = { english: 'English', spanish: 'Spanish' } as const satisfies Readonly<
  Record<PrimaryLanguage, string>
>;

/** haveMedicare, haveMedicaid and haveOtherMajorCondition have no public name at MediaAlpha and are not sent. */
export function mapMediaAlphaPerson({ values, today }: LeadInput): Draft<MediaAlphaPerson> {
  const visitor = readVisitor(values, today);
  return {
    zip: mapZip(values),
    county: readText(values.county),
    contact: joinName(visitor),
    email: visitor.email,
    phone: visitor.phone,
    address: visitor.address,
    address_2: visitor.address2,
    primary_language: findWord(LANGUAGE_WORDS, values.primaryLanguage),
    gender: findWord(GENDER_CODES, visitor.gender),
    birth_date: visitor.birthDate,
    coverage_type: readText(values.coverageType),
    major_condition_cancer: readFlag(values.haveCancer),
    major_condition_diabetes: readFlag(values.haveDiabetes),
    major_condition_heart_disease: readFlag(values.haveHeartAttack),
    major_condition_high_blood_pressure: readFlag(values.haveHighBloodPressure),
  };
}
