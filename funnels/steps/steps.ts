import { consentSteps } from './consent';
import { contact } from './contact';
import { driverSteps } from './drivers';
import { healthSteps } from './health';
import { insuranceSteps } from './insurance';
import { medicaid } from './medicaid';
import { anyMedicare, medicare, medicareLater } from './medicare';
import { name } from './name';
import { personSteps } from './person';
import { result } from './result';
import { vehicleSteps } from './vehicles';
import { zipcode } from './zipcode';

export const steps = {
  zipcode,
  medicare,
  'any-medicare': anyMedicare,
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
