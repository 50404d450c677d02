/** Specification 9. */
const SCROLL_OFFSET_PX = 24;
const CONSENT_OFFSET_PX = 8;

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

/**
 * Keeps the form below sticky bars plus 24 px, and focuses the step's heading. An act of consent is read as a whole: it
 * begins with its question, and what moves through the form stays above (compliance C-03).
 */
export function revealStep(form: HTMLElement, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const [first, offset] = heading?.matches('[data-consent-words]')
    ? [heading, CONSENT_OFFSET_PX]
    : [form, SCROLL_OFFSET_PX];
  scrollPageTo(first.getBoundingClientRect().top + window.scrollY - measureStickyTop() - offset);
}
