import { takeEarlyPresses } from '../platform/early-taps';
import { wait } from '../platform/timers';

/** Resolves once a change of the form has brought what is waited for. */
function waitForChange(form: HTMLElement, isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!isThere()) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(form, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
  });
}

/**
 * Gives the answers that were pressed before the form was ready: the first, and the last press in the step that it leads
 * to, which is on screen since then. What is pressed there until the form has moved counts as well.
 */
export async function giveEarlyAnswers(form: HTMLFormElement): Promise<void> {
  const [first, second] = takeEarlyPresses();
  if (!first) return;
  const listening = new AbortController();
  let later = second?.button;
  let isPressing = false;

  function onClick(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (isPressing || !button?.closest('[data-ahead]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    later?.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
    later = button;
  }

  window.addEventListener('click', onClick, { capture: true, signal: listening.signal });
  if (first.button.isConnected) {
    isPressing = true;
    first.button.click();
    isPressing = false;
    // Gone with its step; or free again, where the answer was not taken.
    await waitForChange(form, () => !first.button.isConnected || !first.button.hasAttribute('aria-busy'));
  }
  listening.abort();
  later?.removeAttribute('aria-busy');
  // The step has to have left the hands of the first answer.
  await wait(0);
  if (later?.isConnected && !later.closest('[data-ahead]')) later.click();
}
