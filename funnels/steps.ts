import { consentSteps } from './steps/consent';
import { contact } from './steps/contact';
import { driverSteps } from './steps/drivers';
import { healthSteps } from './steps/health';
import { insuranceSteps } from './steps/insurance';
import { medicaid } from './steps/medicaid';
import { medicare, medicareLater } from './steps/medicare';
import { name } from './steps/name';
import { personSteps } from './steps/person';
import { result } from './steps/result';
import { vehicleSteps } from './steps/vehicles';
import { zipcode } from './steps/zipcode';

export const steps = {
  zipcode,
  medicare,
  'medicare-later': medicareLater,
  medicaid,
  name,
  contact,
  ...personSteps,
  ...healthSteps,
  ...insuranceSteps,
  ...vehicleSteps,
  ...driverSteps,
  ...consentSteps,
  result,
} as const;

export type StepName = keyof typeof steps;
