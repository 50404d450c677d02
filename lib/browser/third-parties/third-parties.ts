import type { ThirdParties } from '@/lib/call-bodies/third-parties';
import { hasOptOutSignal, noteSentSignal } from '../platform/privacy-signal';
import { findVisitFacts } from '../visit/find-visit-facts';

/** Empty after a failure (the next caller tries again) and after an opt-out. */
export async function fetchThirdParties(): Promise<ThirdParties> {
  if (hasOptOutSignal()) return {};
  const found = (await findVisitFacts())?.thirdParties;
  if (found?.isOptedOut && !hasOptOutSignal()) noteSentSignal();
  return found && !hasOptOutSignal() ? found : {};
}
