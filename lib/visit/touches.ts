import { pickAttribution, type UrlParameters } from './click-identifiers';

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

function isSameCampaign(one: UrlParameters, other: UrlParameters): boolean {
  const [left, right] = [pickAttribution(one), pickAttribution(other)];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}

/** The first is never overwritten; the last only by a new click or campaign: a reload takes no credit. */
export function addTouch(earlier: Touches | undefined, touch: Touch): Touches {
  if (!earlier) return { first: touch, last: touch };
  const brings = Object.keys(pickAttribution(touch.parameters)).length > 0;
  return brings && !isSameCampaign(touch.parameters, earlier.last.parameters) ? { ...earlier, last: touch } : earlier;
}
