import { runAfterIdle } from '../platform/after-idle';
import type * as answers from '../answers/answers';
import { hasKeptAnswers } from '../answers/has-kept-answers';
import { takeFullLoad } from '../navigation/loaded-step';
import { startPageVisit } from '../page/page-visit';
import { readStepName, watchAddress } from '../navigation/step-address';

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
  | 'openFunnelSession'
  | 'showStep'
  | 'goBackTo'
  | 'leaveFor'
  | 'reloadPage'
  | 'runEnterHook'
  | 'runSubmitHook'
>;

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

export const browserDependencies: FunnelDependencies = {
  startPageVisit,
  readStepName,
  watchAddress,
  takeFullLoad,
  hasKeptAnswers,
  loadAnswers: () => import('../answers/answers'),
  runAfterIdle,
};
