import { wait } from '../platform/timers';

let isOnTheWay = false;

/** Whether an answer is on its way whose next step may be on screen: what is drawn ahead must stay until the form is there. */
export function isAnswerOnTheWay(): boolean {
  return isOnTheWay;
}

/** After that long nothing came of an answer, and its step is to be seen again. */
const LONGEST_MS = 15_000;

/** Resolves once an answer is gone with its step, or with the page; or free again, where it was not taken. */
async function waitForEnd(answer: HTMLElement): Promise<void> {
  const changes = new MutationObserver(() => {
    if (!answer.isConnected || answer.getAttribute('aria-busy') !== 'true') end();
  });
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  changes.observe(document, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
  await Promise.race([ended, wait(LONGEST_MS)]);
  changes.disconnect();
}

interface AnswerAhead {
  readonly answer: HTMLElement;
  /** Presses it again, for all who have not heard of the press. */
  readonly give: () => void;
  /** What was pressed already in the step that it leads to. */
  readonly later?: HTMLElement | undefined;
}

/**
 * Shows the step that an answer leads to, which is drawn already, until the form has moved there. What is pressed in that
 * step meanwhile is pressed again then, the last press alone.
 */
export async function followAnswer({ answer, give, later }: AnswerAhead): Promise<void> {
  const listening = new AbortController();
  let last = later;

  function hold(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button?.closest('[data-ahead]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last?.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
    last = button;
  }

  window.addEventListener('click', hold, { capture: true, signal: listening.signal });
  isOnTheWay = true;
  if (answer.isConnected) {
    answer.dataset['shown'] = answer.dataset['onward'];
    answer.setAttribute('aria-busy', 'true');
    give();
    await waitForEnd(answer);
    answer.removeAttribute('aria-busy');
    delete answer.dataset['shown'];
  }
  isOnTheWay = false;
  listening.abort();
  last?.removeAttribute('aria-busy');
  // The step has to have left the hands of the first answer.
  await wait(0);
  if (last?.isConnected && !last.closest('[data-ahead]')) last.click();
}
