/** One box for words about the visitor's place. */
export interface LocationPlace {
  readonly element: HTMLElement;
  /** Where the words go. */
  readonly place: HTMLElement;
  /** With `{city}` and its like. */
  readonly text: string;
}

/** Whether the page has such words at all. */
export function hasLocationPlaces(): boolean {
  return document.querySelector('[data-location]') !== null;
}

/** Every box for such words on the page. */
export function findLocationPlaces(): readonly LocationPlace[] {
  return [...document.querySelectorAll<HTMLElement>('[data-location]')].flatMap((element) => {
    const place = element.querySelector<HTMLElement>('[data-location-place]');
    return place ? [{ element, place, text: element.dataset['location'] ?? '' }] : [];
  });
}

/** Hides the words that hold everywhere; they keep their room. */
export function markAsKnown({ element }: LocationPlace): void {
  element.dataset['locationKnown'] = '';
}
