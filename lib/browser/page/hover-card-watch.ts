import { schedule } from '../platform/timers';
import { HoverCards } from './hover-cards';
import { placeCard } from './place-card';

/** Beside the trigger, and with the page when it scrolls; a style sheet alone puts cards at the bottom. */
function putBeside(card: HTMLElement): void {
  const trigger = document.querySelector(`[data-card="${card.id}"]`);
  if (!trigger) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = placeCard(trigger.getBoundingClientRect(), card.getBoundingClientRect(), { width, height });
  Object.assign(card.style, {
    position: 'absolute',
    inset: 'auto',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
    margin: '0',
  });
}

/** The id of the card that an element explains or stands in. */
function findCardId(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined;
  const trigger = element.closest<HTMLElement>('[data-card]');
  return trigger ? trigger.dataset['card'] : element.closest('[popover]')?.id;
}

/** Cards open where a mouse rests: `data-card` on what is explained holds the card's id. */
export function watchHoverCards(): void {
  const cards = new HoverCards({
    isShown: (id) => document.getElementById(id)?.matches(':popover-open') ?? false,
    show: (id) => document.getElementById(id)?.showPopover(),
    hide: (id) => document.getElementById(id)?.hidePopover(),
    schedule,
  });
  let over: string | undefined;
  const move = (id: string | undefined) => {
    if (id === over) return;
    over = id;
    cards.leave();
    if (id !== undefined) cards.enter(id);
  };
  const options = { passive: true, capture: true };
  document.addEventListener('pointerover', (event) => move(findCardId(event.target)), options);
  document.documentElement.addEventListener('pointerleave', () => move(undefined), options);
  document.addEventListener('click', ({ target }) => findCardId(target) !== undefined && cards.press(), options);
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.newState === 'open' && event.target instanceof HTMLElement) putBeside(event.target);
    },
    options,
  );
}
