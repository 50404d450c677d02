export const AD_PROVIDERS = ['mediaAlpha', 'quinstreet', 'quoteWizard'] as const;
export type AdProvider = (typeof AD_PROVIDERS)[number];

/** Asked by our own server; the exchange brings a script instead. */
export type ListingProvider = Exclude<AdProvider, 'mediaAlpha'>;

/** Plain text throughout; the address belongs to the provider. */
export interface Ad {
  readonly id: string;
  readonly company: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly clickUrl: string;
  /** The advertiser's host name: shown, never opened. */
  readonly displayUrl?: string;
}

export interface AdList {
  readonly impressionId: string;
  readonly ads: readonly Ad[];
}
