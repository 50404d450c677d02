import { consentSteps } from './consent';
import { contactSteps } from './contact';
import { driverSteps } from './drivers';
import { healthSteps } from './health';
import { insuranceSteps } from './insurance';
import { medicaid } from './medicaid';
import { bothPrograms, medicare, medicareAndMedicaid, medicareLater } from './medicare';
import { name } from './name';
import { personSteps } from './person';
import { protectionSteps } from './protection';
import { result } from './result';
import { vehicleSteps } from './vehicles';
import { zipcode } from './zipcode';

export const steps = {
  zipcode,
  medicare,
  'medicare-and-medicaid': medicareAndMedicaid,
  'both-programs': bothPrograms,
  'medicare-later': medicareLater,
  medicaid,
  name,
  ...contactSteps,
  ...protectionSteps,
  ...personSteps,
  ...healthSteps,
  ...insuranceSteps,
  ...vehicleSteps,
  ...driverSteps,
  ...consentSteps,
  result,
} as const;

export type StepName = keyof typeof steps;
