/** Specification 9. */
const SCROLL_OFFSET_PX = 24;

/** Pixels at the top of the view that stay covered while the page scrolls. */
export function measureStickyTop(): number {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-sticky="top"]')];
  return bars
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .reduce((sum, bar) => sum + bar.offsetHeight, 0);
}

/** Smooth, unless the visitor wants less motion; never above the page. */
export function scrollPageTo(top: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: Math.max(0, top), behavior: isCalm ? 'instant' : 'smooth' });
}

/** Keeps the form below sticky bars plus 24 px, and focuses the step's heading. */
export function revealStep(form: HTMLElement, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  scrollPageTo(form.getBoundingClientRect().top + window.scrollY - measureStickyTop() - SCROLL_OFFSET_PX);
}
