import type { EventCatalogue } from '@/lib/analytics/event-catalogue';

/** The companies whose ads a page can show. */
export type AdProvider = EventCatalogue['adsLoaded']['provider'];

/** Those that our own server asks for a list; the other one brings a script. */
export type ListingProvider = Exclude<AdProvider, 'mediaAlpha'>;

/** One ad as it is shown: plain text throughout, and an address that belongs to the provider. */
export interface Ad {
  /** The provider's id of the listing, or its place in the list. */
  readonly id: string;
  readonly company: string;
  readonly title: string;
  /** At most four. */
  readonly points: readonly string[];
  readonly clickUrl: string;
  /** Host name of the advertiser, to be read, never opened. */
  readonly displayUrl?: string;
}

/** The ads of one request, in the order of the provider. */
export interface AdList {
  readonly impressionId: string;
  readonly ads: readonly Ad[];
}
