import type { Language, Words } from '@/lib/copy/language';
import type { BrandCode, Product } from './brand-code';
import type { Fact } from './fact';
import type { Theme } from './theme';

/** A company that may receive a Medicare visitor's data, once ticked by name (compliance C-20). */
export interface Recipient {
  readonly id: string;
  /** Full legal name, shown beside its own checkbox. */
  readonly name: Fact<string>;
  /** The provider through which it is reached; identity goes to that provider only when ticked. */
  readonly provider?: 'mediaAlpha';
}

/** Counts for the TPMO disclaimer (compliance M-10 to M-16). */
export interface TpmoCounts {
  /** `some` when the brand does not offer every plan in the area. */
  readonly variant: 'some' | 'all';
  readonly organizationCount: Fact<number>;
  readonly productCount: Fact<number>;
  /** ISO date on which the counts were true. */
  readonly asOf: string;
  /** Where the counts come from. */
  readonly source: string;
}

/** Everything that makes one brand; plain data, edited in `funnels/brands`. */
export interface Brand {
  readonly code: BrandCode;
  /** The site name, as visitors read it. */
  readonly name: string;
  readonly product: Product;
  /** The language of the brand's own front page and legal pages. */
  readonly language: Language;
  /** Host names in production, lower case, without port. The first is the canonical one. */
  readonly hosts: readonly [string, ...string[]];
  readonly theme: Theme;
  /** One short line under the mark, or beside it on wide screens. */
  readonly tagline: Words;
  /** Path of the site icon under `public`. */
  readonly icon: string;
  readonly identity: {
    readonly legalName: Fact<string>;
    /** One line: street, city, state, ZIP. */
    readonly address: Fact<string>;
    /** Agency licence or NPN line; absent where the operator holds none. */
    readonly licence?: Fact<string>;
    readonly email: Fact<string>;
  };
  readonly phone: {
    /** Default number, E.164. */
    readonly number: Fact<string>;
    /** Days and hours with the time zone, as read beside the number (compliance M-51). */
    readonly hours: Words;
    readonly tty: string;
    /** Who answers, as read beside the number (compliance M-52). */
    readonly answeredBy: Words;
  };
  /** Present on every brand whose product is Medicare. */
  readonly tpmo?: TpmoCounts;
  /** Marketing names whose plans may be offered (compliance M-36). */
  readonly planSponsors?: Fact<readonly string[]>;
  readonly recipients: readonly Recipient[];
  readonly mediaAlpha: {
    /** The all-zero placement never calls out (specification 7). */
    readonly placementId: Fact<string>;
    /** Of the ads on our pages; no ads without it. */
    readonly adPlacementId?: Fact<string>;
    readonly publisherId: Fact<string>;
    /** Affiliate id used when the URL brings none (`afid`). */
    readonly affiliateId: string;
  };
  /** Tag-manager container id; no tag manager without it. */
  readonly gtmId?: Fact<string>;
  /**
   * Who documents the consent step. The step says so in words, so it is part of the page and not a setting
   * (compliance P-29).
   */
  readonly certificates?: {
    readonly trustedForm: boolean;
    /** Jornaya's campaign, a UUID; no LeadiD without it. */
    readonly leadIdCampaign?: Fact<string>;
  };
}
