/** Whether an answer was given by a button that is one, which needs no other control of the form. */
export function isTile(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.name !== '';
}
