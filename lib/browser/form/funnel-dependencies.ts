import { runAfterIdle } from '../platform/after-idle';
import type * as answers from '../answers/answers';
import { reloadPage } from '../recovery/guarded-reload';
import { hasKeptAnswers } from '../answers/has-kept-answers';
import { takeFullLoad } from '../navigation/loaded-step';
import { startPageVisit } from '../page/page-visit';
import { goBackTo, leaveFor, readStepName, showStep, watchAddress } from '../navigation/step-address';
import { runEnterHook, runSubmitHook } from './run-step-hook';

/** What a form uses of the module that reads and keeps answers, and that moves from step to step. */
export type Answers = Pick<
  typeof answers,
  | 'keepValues'
  | 'eraseValues'
  | 'keepHandover'
  | 'readHandover'
  | 'findZip'
  | 'findZipLocation'
  | 'readKnownValues'
  | 'shareAnswers'
  | 'startCallToken'
  | 'listFields'
  | 'transition'
  | 'describeStanding'
  | 'claimFullLoad'
>;

/** The browser as the engine uses it: history, storage, tracker, hooks, idle time. Tests pass fakes. */
export interface FunnelDependencies {
  readonly startPageVisit: typeof startPageVisit;
  readonly readStepName: typeof readStepName;
  readonly showStep: typeof showStep;
  readonly goBackTo: typeof goBackTo;
  readonly watchAddress: typeof watchAddress;
  readonly leaveFor: typeof leaveFor;
  readonly takeFullLoad: typeof takeFullLoad;
  readonly reloadPage: typeof reloadPage;
  readonly hasKeptAnswers: typeof hasKeptAnswers;
  /** Fetched late: on a first visit nobody waits for what reads answers and moves on. */
  readonly loadAnswers: () => Promise<Answers>;
  readonly runEnterHook: typeof runEnterHook;
  readonly runSubmitHook: typeof runSubmitHook;
  readonly runAfterIdle: typeof runAfterIdle;
}

export const browserDependencies: FunnelDependencies = {
  startPageVisit,
  readStepName,
  showStep,
  goBackTo,
  watchAddress,
  leaveFor,
  takeFullLoad,
  reloadPage,
  hasKeptAnswers,
  loadAnswers: () => import('../answers/answers'),
  runEnterHook,
  runSubmitHook,
  runAfterIdle,
};
