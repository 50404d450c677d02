import { consent } from './steps/consent';
import { contact } from './steps/contact';
import { currentCompany } from './steps/current-company';
import { currentlyInsured } from './steps/currently-insured';
import { medicaid } from './steps/medicaid';
import { medicare } from './steps/medicare';
import { name } from './steps/name';
import { result } from './steps/result';
import { zipcode } from './steps/zipcode';

/** Every question that a form may ask, by the name of its step. */
export const steps = {
  zipcode,
  medicare,
  medicaid,
  name,
  contact,
  consent,
  result,
  insured: currentlyInsured,
  company: currentCompany,
} as const;

export type StepName = keyof typeof steps;
