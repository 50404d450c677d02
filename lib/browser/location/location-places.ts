export interface LocationPlace {
  readonly element: HTMLElement;
  readonly place: HTMLElement;
  /** With `{city}` and the like. */
  readonly text: string;
}

export function hasLocationPlaces(): boolean {
  return document.querySelector('[data-location]') !== null;
}

export function listLocationPlaces(): readonly LocationPlace[] {
  return [...document.querySelectorAll<HTMLElement>('[data-location]')].flatMap((element) => {
    const place = element.querySelector<HTMLElement>('[data-location-place]');
    return place ? [{ element, place, text: element.dataset['location'] ?? '' }] : [];
  });
}

/** Hides the general text, which keeps its room. */
export function markAsKnown({ element }: LocationPlace): void {
  element.dataset['locationKnown'] = '';
}
