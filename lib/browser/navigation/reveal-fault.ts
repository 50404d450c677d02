import { measureStickyTop, scrollPageTo } from './reveal';

/** Air above and below what has to be seen. */
const AIR_PX = 12;

interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** What is free of sticky bars and of a phone’s keyboard, in pixels from the top of the window. */
function measureFreeView(): Stretch {
  const { visualViewport: seen, innerHeight } = window;
  const covered = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--sticky-bottom')) || 0;
  const keyboard = seen ? seen.offsetTop + seen.height : innerHeight;
  return {
    top: Math.max(measureStickyTop(), seen?.offsetTop ?? 0) + AIR_PX,
    bottom: Math.min(keyboard, innerHeight - covered) - AIR_PX,
  };
}

/**
 * Puts the focus on the first answer that was refused, and scrolls until it stands in the free part of the view, with
 * its label and what is wrong; with the question too, where there is room. Does nothing while every answer stands.
 */
export function revealFault(form: HTMLElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!control) return;
  control.focus({ preventScroll: true });
  const field = (control.closest('fieldset') ?? control.parentElement ?? control).getBoundingClientRect();
  const view = measureFreeView();
  if (field.top >= view.top && field.bottom <= view.bottom) return;
  const question = form.querySelector('[data-step-heading]')?.getBoundingClientRect() ?? field;
  const hasRoom = field.bottom - question.top <= view.bottom - view.top;
  scrollPageTo(window.scrollY + (hasRoom ? question : field).top - view.top);
}
