// Loaded once the page is quiet, or as soon as there is something to read or to move.
export * from '../answers/answers';
export { runAfterIdle } from '../platform/after-idle';
export { afterPaint, finishPaint } from '../platform/after-paint';
export { waitForPaint } from '../platform/wait-for-paint';
export { giveEarlyAnswers } from './early-answers';
export { openFunnelSession } from './funnel-session';
export { createStepAnswering } from './step-answering';
export { runCallBack, runEnterHook, runSubmitHook } from './run-step-hook';
