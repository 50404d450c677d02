import type { ThirdParties } from '@/lib/calls/third-parties-call';
import { callServer } from './call-server';
import { hasOptOutSignal } from './privacy-signal';

const THIRD_PARTIES_LIMIT_MS = 3000;

let asked: Promise<ThirdParties | undefined> | undefined;

async function ask(): Promise<ThirdParties | undefined> {
  const answer = await callServer('/api/third-parties', THIRD_PARTIES_LIMIT_MS);
  return typeof answer === 'object' && answer !== null ? answer : undefined;
}

/** Asked once; empty after a failure (the next caller tries again) and after an opt-out. */
export async function findThirdParties(): Promise<ThirdParties> {
  if (hasOptOutSignal()) return {};
  asked ??= ask();
  const found = await asked;
  if (!found) asked = undefined;
  return found && !hasOptOutSignal() ? found : {};
}
