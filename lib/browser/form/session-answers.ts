import type * as answers from '../answers/answers';
import type { runAfterIdle } from '../platform/after-idle';
import type { afterPaint, finishPaint } from '../platform/after-paint';
import type { runCallBack, runEnterHook, runSubmitHook } from './run-step-hook';

/** What a form uses of the module that reads and keeps answers, and that moves from step to step. */
export type SessionAnswers = Pick<
  typeof answers,
  | 'keepValues'
  | 'eraseValues'
  | 'keepHandover'
  | 'readHandover'
  | 'findResume'
  | 'findStepsAhead'
  | 'isAnswerOnTheWay'
  | 'isDrawnAtOnce'
  | 'leadsToLateParts'
  | 'findZip'
  | 'findZipLocation'
  | 'readKnownValues'
  | 'shareAnswers'
  | 'startCallToken'
  | 'listFields'
  | 'transition'
  | 'describeStanding'
  | 'claimFullLoad'
  | 'showStep'
  | 'goBackTo'
  | 'leaveFor'
  | 'reloadPage'
> & {
  readonly runAfterIdle: typeof runAfterIdle;
  readonly afterPaint: typeof afterPaint;
  readonly finishPaint: typeof finishPaint;
  readonly runCallBack: typeof runCallBack;
  readonly runEnterHook: typeof runEnterHook;
  readonly runSubmitHook: typeof runSubmitHook;
};
