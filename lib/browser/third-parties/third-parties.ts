import { calls } from '@/lib/calls/calls';
import { isThirdParties, type ThirdParties } from '@/lib/call-bodies/third-parties';
import { callServer } from '../delivery/call-server';
import { hasOptOutSignal, noteSentSignal } from '../platform/privacy-signal';

let asked: Promise<ThirdParties | undefined> | undefined;

/** Asked once; empty after a failure (the next caller tries again) and after an opt-out. */
export async function fetchThirdParties(): Promise<ThirdParties> {
  if (hasOptOutSignal()) return {};
  asked ??= callServer(calls.getThirdParties, isThirdParties);
  const found = await asked;
  if (!found) asked = undefined;
  if (found?.isOptedOut && !hasOptOutSignal()) noteSentSignal();
  return found && !hasOptOutSignal() ? found : {};
}
