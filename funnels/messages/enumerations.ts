import type { LocalizedText } from '@/lib/names/language';
import type {
  CoverAmount,
  CoverageType,
  CoverPurpose,
  CreditRating,
  Gender,
  LicenseStatus,
  MaritalStatus,
  PrimaryLanguage,
  Relationship,
} from '@/lib/fields/enumerations';

export const relationshipMessages: Readonly<Record<Relationship, LocalizedText>> = {
  self: { english: 'You yourself', spanish: 'Usted' },
  spouse: { english: 'Husband or wife', spanish: 'Esposo o esposa' },
  parent: { english: 'Parent', spanish: 'Padre o madre' },
  sibling: { english: 'Brother or sister', spanish: 'Hermano o hermana' },
  child: { english: 'Son or daughter', spanish: 'Hijo o hija' },
  grandparent: { english: 'Grandparent', spanish: 'Abuelo o abuela' },
  grandchild: { english: 'Grandchild', spanish: 'Nieto o nieta' },
  'domestic partner': { english: 'Domestic partner', spanish: 'Pareja de hecho' },
  other: { english: 'Someone else', spanish: 'Otra persona' },
};

export const genderMessages: Readonly<Record<Gender, LocalizedText>> = {
  male: { english: 'Male', spanish: 'Masculino' },
  female: { english: 'Female', spanish: 'Femenino' },
  'non-binary': { english: 'Non-binary', spanish: 'No binario' },
};

export const creditRatingMessages: Readonly<Record<CreditRating, LocalizedText>> = {
  excellent: { english: 'Excellent', spanish: 'Excelente' },
  good: { english: 'Good', spanish: 'Bueno' },
  average: { english: 'Average', spanish: 'Promedio' },
  fair: { english: 'Fair', spanish: 'Regular' },
  poor: { english: 'Poor', spanish: 'Malo' },
};

export const maritalStatusMessages: Readonly<Record<MaritalStatus, LocalizedText>> = {
  single: { english: 'Single', spanish: 'Soltero o soltera' },
  married: { english: 'Married', spanish: 'Casado o casada' },
  divorced: { english: 'Divorced', spanish: 'Divorciado o divorciada' },
  separated: { english: 'Separated', spanish: 'Separado o separada' },
  widowed: { english: 'Widowed', spanish: 'Viudo o viuda' },
  'domestic partner': { english: 'In a domestic partnership', spanish: 'En pareja de hecho' },
  unknown: { english: 'Not sure', spanish: 'No lo sé' },
};

export const licenseStatusMessages: Readonly<Record<LicenseStatus, LocalizedText>> = {
  active: { english: 'Active', spanish: 'Vigente' },
  expired: { english: 'Expired', spanish: 'Vencida' },
  international: { english: 'From another country', spanish: 'De otro país' },
  learner: { english: 'Learner’s license', spanish: 'De aprendiz' },
  none: { english: 'No license', spanish: 'No tiene licencia' },
  other: { english: 'Something else', spanish: 'Otra situación' },
  permit: { english: 'Permit', spanish: 'Permiso de conducir' },
  probation: { english: 'On probation', spanish: 'A prueba' },
  restricted: { english: 'Restricted', spanish: 'Con restricciones' },
  revoked: { english: 'Revoked', spanish: 'Revocada' },
  suspended: { english: 'Suspended', spanish: 'Suspendida' },
  temporary: { english: 'Temporary', spanish: 'Temporal' },
};

export const primaryLanguageMessages: Readonly<Record<PrimaryLanguage, LocalizedText>> = {
  english: { english: 'English', spanish: 'Inglés' },
  spanish: { english: 'Spanish', spanish: 'Español' },
};

/** Medicare's own names are not translated (compliance M-61). */
export const coverageTypeMessages: Readonly<Record<CoverageType, LocalizedText>> = {
  'Medicare Advantage': { english: 'Medicare Advantage', spanish: 'Medicare Advantage' },
  'Medicare Supplemental': {
    english: 'Medicare Supplement (Medigap)',
    spanish: 'Seguro suplementario de Medicare (Medigap)',
  },
  'Medicare Part D': { english: 'Medicare Part D (medicines)', spanish: 'Parte D de Medicare (medicinas)' },
  'Other Medicare': { english: 'Other Medicare coverage', spanish: 'Otra cobertura de Medicare' },
};

export const coverPurposeMessages: Readonly<Record<CoverPurpose, LocalizedText>> = {
  partner: { english: 'My spouse or partner', spanish: 'A mi cónyuge o pareja' },
  children: { english: 'My children', spanish: 'A mis hijos' },
  others: { english: 'My parents or others', spanish: 'A mis padres o a otros' },
  'final costs': { english: 'Family, from funeral costs', spanish: 'A mi familia: el funeral' },
};

export const coverAmountMessages: Readonly<Record<CoverAmount, LocalizedText>> = {
  'up to 25000': { english: 'Up to $25,000', spanish: 'Hasta $25,000' },
  '25000 to 100000': { english: '$25,000 to $100,000', spanish: 'De $25,000 a $100,000' },
  '100000 to 500000': { english: '$100,000 to $500,000', spanish: 'De $100,000 a $500,000' },
  'over 500000': { english: 'More than $500,000', spanish: 'Más de $500,000' },
  unsure: { english: 'I am not sure yet', spanish: 'Todavía no lo sé' },
};
