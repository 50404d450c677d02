import { calls } from '@/lib/calls/calls';
import { isTestVisitAnswer } from '@/lib/call-bodies/test-visit-answer';
import { callServer } from '../delivery/call-server';
import { deliveryQueue } from '../delivery/tab-delivery';
import { hasTestMark } from '../platform/test-mark';
import { forgetVisitor } from './forget-visitor';

/** Unix ms, until when the server takes what this browser does for a test; undefined where it does not. */
export async function findTestEnd(): Promise<number | undefined> {
  if (!hasTestMark()) return undefined;
  const answer = await callServer(calls.askTestVisit, isTestVisitAnswer, {});
  return typeof answer?.secondsLeft === 'number' ? Date.now() + answer.secondsLeft * 1000 : undefined;
}

/** What was done is sent first, as a test still; then the page begins anew with somebody else. */
export async function endTestVisit(pagePath: string): Promise<void> {
  await deliveryQueue.flush();
  if (await callServer(calls.askTestVisit, isTestVisitAnswer, { ends: true })) forgetVisitor(pagePath);
}
