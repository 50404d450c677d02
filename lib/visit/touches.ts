import { isSameCampaign, pickAttribution, type UrlParameters } from './click-identifiers';

export interface Touch {
  readonly at: string;
  readonly path: string;
  readonly referrerHost: string;
  readonly parameters: UrlParameters;
}

/** The first arrival, and the latest by an ad or campaign (features F3). */
export interface Touches {
  readonly first: Touch;
  readonly last: Touch;
}

/** The first is never overwritten; the last only by a new click or campaign: a reload takes no credit. */
export function addTouch(earlier: Touches | undefined, touch: Touch): Touches {
  if (!earlier) return { first: touch, last: touch };
  const brings = Object.keys(pickAttribution(touch.parameters)).length > 0;
  return brings && !isSameCampaign(touch.parameters, earlier.last.parameters) ? { ...earlier, last: touch } : earlier;
}
