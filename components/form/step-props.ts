import type { StepErrors } from '@/lib/browser/answers/step-validation';
import type { FormState, LocalizedStep } from '@/lib/engine/form-state';
import type { FormMessages, FunnelFormProps } from './form-props';

export interface StepProps {
  readonly step: LocalizedStep;
  readonly state: FormState;
  readonly messages: FormMessages;
  readonly errors: StepErrors;
  readonly fields: FunnelFormProps['fields'];
}
