/** Hooks are names; the browser's table of hooks runs them. */
export type EnterHookName = 'check-demand';
/** A submit hook may cancel the move to the next step by answering false (specification 4). */
export type SubmitHookName = 'send-lead';

/** What happens when a step is entered, and before it is left. */
export interface StepHooks {
  readonly onEnter?: EnterHookName;
  readonly onSubmit?: SubmitHookName;
}
