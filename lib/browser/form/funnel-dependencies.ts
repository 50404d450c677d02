import { runAfterIdle } from '../platform/after-idle';
import { hasKeptAnswers } from '../answers/has-kept-answers';
import { takeFullLoad } from '../navigation/loaded-step';
import { startPageVisit } from '../page/page-visit';
import { wait } from '../platform/timers';
import { readStepName, watchAddress } from '../navigation/step-address';
import type { openFunnelSession } from './funnel-session';
import type { SessionAnswers } from './session-answers';

/** What comes late: see `late-form.ts`. */
export type Answers = SessionAnswers & { readonly openFunnelSession: typeof openFunnelSession };

/** The browser as the first question uses it: visit, address, idle time, and what comes late. Tests pass fakes. */
export interface FunnelDependencies {
  readonly startPageVisit: typeof startPageVisit;
  readonly readStepName: typeof readStepName;
  readonly watchAddress: typeof watchAddress;
  readonly takeFullLoad: typeof takeFullLoad;
  readonly hasKeptAnswers: typeof hasKeptAnswers;
  /** Fetched late: on a first visit nobody waits for what reads answers and moves on. */
  readonly loadAnswers: () => Promise<Answers>;
  readonly runAfterIdle: typeof runAfterIdle;
}

/** Whoever waits for it goes on in a task of its own, apart from the one that evaluates it. */
async function loadAnswers(): Promise<Answers> {
  const answers = await import('./late-form');
  await wait(0);
  return answers;
}

export const browserDependencies: FunnelDependencies = {
  startPageVisit,
  readStepName,
  watchAddress,
  takeFullLoad,
  hasKeptAnswers,
  loadAnswers,
  runAfterIdle,
};
