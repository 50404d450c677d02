// Loaded once the page is quiet, or as soon as there is something to read or to move.
export * from '../answers/answers';
export { openFunnelSession } from './funnel-session';
export { runEnterHook, runSubmitHook } from './run-step-hook';
