/** Specification 9. */
const SCROLL_OFFSET_PX = 24;

function measureStickyTop(): number {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-sticky="top"]')];
  return bars
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .reduce((sum, bar) => sum + bar.offsetHeight, 0);
}

/** Keeps the form below sticky bars plus 24 px, and focuses the step's heading. */
export function revealStep(form: HTMLElement, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const top = form.getBoundingClientRect().top + window.scrollY - measureStickyTop() - SCROLL_OFFSET_PX;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: Math.max(0, top), behavior: isCalm ? 'instant' : 'smooth' });
}
