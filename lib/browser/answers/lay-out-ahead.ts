import { runAfterIdle } from '../platform/after-idle';

/**
 * Has the browser work out the styles and the layout of the steps drawn ahead once the page is quiet, and of each that is
 * drawn later: out of sight it would leave that for the press that shows them (D230). Returns a stop function.
 */
export function layOutAhead(form: HTMLElement): () => void {
  // To say where the last part lies, it lays out all of them.
  const measure = () => {
    form.querySelectorAll('[data-ahead] > :last-child').forEach((part) => part.getBoundingClientRect());
  };
  const steps = new MutationObserver(() => runAfterIdle(measure));
  steps.observe(form, { childList: true });
  runAfterIdle(measure);
  return () => steps.disconnect();
}
