const ANSWERS = 'form[data-form] button[type=submit]';
const CONSENT = '[data-consent-terms]';

function isUnder(bar: DOMRect, { top, bottom, height }: DOMRect): boolean {
  return height > 0 && bottom > bar.top && top < bar.bottom;
}

/** Whether the first question is still open and on screen: the first screen asks one thing. */
function isOpening(form: Element): boolean {
  return !form.hasAttribute('data-past-opening') && window.scrollY < window.innerHeight;
}

/**
 * The call bar makes room, by `data-yields`, on the first screen, and while it would cover an answer or the button that
 * gives one; it stands at the end of the page, by `data-at-end`, while the form asks for a consent. Returns a stop
 * function.
 */
export function keepAnswersUncovered(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-block-id=call-bar]');
  const form = document.querySelector('form[data-form]');
  if (!bar || !form) return () => undefined;

  function isInTheWay(): boolean {
    const place = bar?.getBoundingClientRect();
    const answers = [...document.querySelectorAll(ANSWERS)];
    return place !== undefined && answers.some((answer) => isUnder(place, answer.getBoundingClientRect()));
  }

  const look = () => {
    bar.toggleAttribute('data-at-end', form.querySelector(CONSENT) !== null);
    bar.toggleAttribute('data-yields', isOpening(form) || isInTheWay());
  };
  // With the frame, whose layout is needed anyway: an answer changes the form several times before it.
  let frame = 0;
  const lookWithFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Steps, and errors that move their button, are drawn in the form.
  const drawn = new MutationObserver(lookWithFrame);
  const sized = new ResizeObserver(look);
  const listening = new AbortController();
  drawn.observe(form, { attributeFilter: ['data-past-opening'], childList: true, subtree: true });
  // Its first look follows the next layout: one before it would have the whole page laid out for the bar.
  sized.observe(document.body);
  for (const name of ['scroll', 'resize'] as const)
    window.addEventListener(name, look, { passive: true, signal: listening.signal });
  return () => {
    drawn.disconnect();
    cancelAnimationFrame(frame);
    sized.disconnect();
    listening.abort();
    for (const attribute of ['data-at-end', 'data-yields']) bar.removeAttribute(attribute);
  };
}
