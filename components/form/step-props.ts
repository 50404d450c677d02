import type { StepErrors } from '@/lib/browser/answers/step-validation';
import type { FormState, JourneyStep } from '@/lib/engine/form-state';
import type { FormWords, FunnelFormProps } from './form-props';

export interface StepProps {
  readonly step: JourneyStep;
  readonly state: FormState;
  readonly words: FormWords;
  readonly errors: StepErrors;
  readonly fields: FunnelFormProps['fields'];
}
