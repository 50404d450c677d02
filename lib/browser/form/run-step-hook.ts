import type { Effect } from '@/lib/engine/effect';
import type { Demand } from '@/lib/engine/form-state';
import type { HookContext } from './form-hooks';
import { announceLoading } from '../platform/loading';
import type { PageVisit } from '../page/page-visit';
import type { FunnelSettings } from './funnel-settings';

type HookEffect<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

async function prepareHooks({ localizedForm, page, contact }: FunnelSettings, visited: Promise<PageVisit>) {
  const [hooks, { visit }] = await Promise.all([import('./form-hooks'), visited]);
  const { phone: defaultNumber, isPlaceholderPlacement } = contact;
  const context: HookContext = { localizedForm, page, visit, defaultNumber, isPlaceholderPlacement };
  return { ...hooks, context };
}

export async function runEnterHook(
  settings: FunnelSettings,
  visited: Promise<PageVisit>,
  { hook, values }: HookEffect<'run-enter-hook'>,
): Promise<Demand | undefined> {
  const { enterHooks, context } = await prepareHooks(settings, visited);
  return enterHooks[hook](context, values);
}

/** Shows the loading bar; false keeps the visitor on the step. */
export async function runSubmitHook(
  settings: FunnelSettings,
  visited: Promise<PageVisit>,
  { hook, values, consent }: HookEffect<'run-submit-hook'>,
): Promise<boolean> {
  announceLoading('start');
  try {
    const { submitHooks, context } = await prepareHooks(settings, visited);
    const proceed = await submitHooks[hook](context, values, consent);
    announceLoading('finish');
    return proceed;
  } catch (error) {
    announceLoading('fail');
    throw error;
  }
}

/** Needs nothing but time: the request is kept in the browser until it has arrived. */
export async function runCallBack(
  settings: FunnelSettings,
  visited: Promise<PageVisit>,
  { values, request }: HookEffect<'send-call-back'>,
): Promise<void> {
  const { sendCallBack, context } = await prepareHooks(settings, visited);
  await sendCallBack(context, values, request);
}
