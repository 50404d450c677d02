import { findAttribution, type UrlParameters } from './click-identifiers';

/** One arrival on the site: when, where and by which click. */
export interface Touch {
  /** ISO instant. */
  readonly at: string;
  readonly path: string;
  /** Host of the page before; empty when there was none, or none was told. */
  readonly referrerHost: string;
  readonly parameters: UrlParameters;
}

/** The arrival that brought the visitor first, and the latest that an ad or campaign brought (features F3). */
export interface Touches {
  readonly first: Touch;
  readonly last: Touch;
}

function isSameCampaign(one: UrlParameters, other: UrlParameters): boolean {
  const [left, right] = [findAttribution(one), findAttribution(other)];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}

/**
 * The touches after an arrival. The first is never overwritten; the last gives way to an arrival with a click
 * identifier or campaign of its own, and to none without: a reload or a typed address takes nobody's credit.
 */
export function addTouch(earlier: Touches | undefined, touch: Touch): Touches {
  if (!earlier) return { first: touch, last: touch };
  const brings = Object.keys(findAttribution(touch.parameters)).length > 0;
  return brings && !isSameCampaign(touch.parameters, earlier.last.parameters) ? { ...earlier, last: touch } : earlier;
}
