import { businessLimits } from './business-limits';
import { calls } from './calls';
import { entities } from './entities';
import { errors } from './errors';
import { events } from './events';
import { multiStepForm } from './multi-step-form';
import { pageConfiguration } from './page-configuration';
import { popupAndParts } from './popup-and-parts';
import { routeFamilies } from './route-families';
import type { Sentence } from './sentence';
import { transitions } from './transitions';
import { permissions, validation } from './validation';

/** The specification from section 2 on, in its order. The first says for whom it is, and holds in the others. */
export const sentences: readonly Sentence[] = [
  ...routeFamilies,
  ...pageConfiguration,
  ...multiStepForm,
  ...entities,
  ...events,
  ...transitions,
  ...popupAndParts,
  ...validation,
  ...permissions,
  ...calls,
  ...errors,
  ...businessLimits,
];
