import type { FormValues } from '@/lib/fields/form-values';
import type { CallBackRequest, ConsentAct } from '@/lib/engine/consent-act';
import type { Demand, LocalizedForm } from '@/lib/engine/form-state';
import type { EnterHookName, SubmitHookName } from '@/lib/form/step-hooks';
import { checkDemand } from '../phone/demand-check';
import { sendCallBackLead, sendLead } from './lead-sender';
import { completeLeadValues } from './lead-values';
import type { PaidCallContext } from '../phone/paid-call';
import { requestPhone } from '../phone/phone-request';
import { wait } from '../platform/timers';

export interface HookContext extends PaidCallContext {
  readonly localizedForm: LocalizedForm;
  /** E.164. */
  readonly defaultNumber: string;
  readonly isPlaceholderPlacement: boolean;
}

const SUBMIT_HOOK_LIMIT_MS = 3200;
/**
 * The lead is safe in the browser already; this lets it arrive before the number is asked for, on a slow line too: of a
 * lead that is not stored yet the provider hears nothing.
 */
const LEAD_HEAD_START_MS = 1500;

async function sendLeadAndAskForPhone(context: HookContext, answers: FormValues, consent?: ConsentAct): Promise<void> {
  const values = completeLeadValues(context.page.product, answers, consent !== undefined);
  const { leadId, stored } = sendLead(context, context.localizedForm, values, consent);
  await Promise.race([stored, wait(LEAD_HEAD_START_MS)]);
  const { defaultNumber, isPlaceholderPlacement } = context;
  await requestPhone(context, {
    values,
    leadId,
    defaultNumber,
    isPlaceholderPlacement,
  });
}

type EnterHook = (context: HookContext, values: FormValues) => Promise<Demand | undefined>;
type SubmitHook = (context: HookContext, values: FormValues, consent?: ConsentAct) => Promise<boolean>;

/** A returned value becomes the form's demand. */
export const enterHooks: Readonly<Record<EnterHookName, EnterHook>> = { 'check-demand': checkDemand };

/** False cancels the move to the next step. */
export const submitHooks: Readonly<Record<SubmitHookName, SubmitHook>> = {
  'send-lead': async (context, values, consent) => {
    await Promise.race([sendLeadAndAskForPhone(context, values, consent), wait(SUBMIT_HOOK_LIMIT_MS)]);
    return true;
  },
};

export function sendCallBack(context: HookContext, answers: FormValues, request: CallBackRequest): Promise<void> {
  const values = completeLeadValues(context.page.product, answers, true);
  return sendCallBackLead(context, context.localizedForm, values, request);
}
