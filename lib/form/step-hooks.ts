/** Resolved by the browser's table of hooks. */
export type EnterHookName = 'check-demand';
/** May cancel the move to the next step by returning false (specification 4). */
export type SubmitHookName = 'send-lead';

export interface StepHooks {
  readonly onEnter?: EnterHookName;
  readonly onSubmit?: SubmitHookName;
}
