import type { StepErrors } from '@/lib/browser/answers/step-validation';
import type { FormState, LocalizedStep } from '@/lib/engine/form-state';
import type { FormMessages, FunnelFormProps } from './form-props';

/** What the Enter key of a phone's keyboard says: that it leads to the next box, or that it sends the step. */
export type EnterKeyHint = 'next' | 'go' | undefined;

export interface StepProps {
  readonly step: LocalizedStep;
  /** The place of a step that is drawn ahead, hidden; undefined for the one on screen. */
  readonly aheadAs?: string | undefined;
  readonly state: FormState;
  readonly messages: FormMessages;
  readonly errors: StepErrors;
  readonly fields: FunnelFormProps['fields'];
}
