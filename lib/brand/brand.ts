import type { Language, LocalizedText } from '@/lib/names/language';
import type { BrandCode, Product } from '@/lib/names/brand-code';
import type { Fact } from './fact';
import type { OpeningHours } from './opening-hours';
import type { Theme } from './theme';

/** May receive a Medicare visitor's data once ticked by name (compliance C-20). */
export interface Recipient {
  readonly id: string;
  /** Full legal name, shown beside its checkbox. */
  readonly name: Fact<string>;
  /** Identity goes to this provider only when the box is ticked. */
  readonly provider?: 'mediaAlpha';
  /**
   * Takes no lead whose consent neither TrustedForm nor LeadiD has documented; such a lead stays in quarantine
   * (compliance C-09). Counts on brands that have certificates at all.
   */
  readonly asksForCertificate?: boolean;
}

/** For the TPMO disclaimer (compliance M-10 to M-16). */
export interface TpmoCounts {
  /** `some` when the brand does not offer every plan in the area. */
  readonly variant: 'some' | 'all';
  readonly organizationCount: Fact<number>;
  readonly productCount: Fact<number>;
  readonly asOf: string;
  readonly source: string;
}

/** Plain data, edited in `funnels/brands`. */
export interface Brand {
  readonly code: BrandCode;
  readonly name: string;
  readonly product: Product;
  readonly language: Language;
  /** Production hosts, lower case, without port; the first is canonical. */
  readonly hosts: readonly [string, ...string[]];
  readonly theme: Theme;
  readonly tagline: LocalizedText;
  readonly icon: string;
  readonly identity: {
    readonly legalName: Fact<string>;
    /** One line: street, city, state, ZIP. */
    readonly address: Fact<string>;
    /** Agency licence or NPN; absent where the operator holds none. */
    readonly licence?: Fact<string>;
    readonly email: Fact<string>;
  };
  readonly phone: {
    readonly number: Fact<string>;
    /** When somebody answers; its words include the time zone (compliance M-51). */
    readonly hours: Fact<OpeningHours>;
    /** Where a product is answered at other hours than the rest. */
    readonly hoursByProduct?: { readonly [One in Product]?: Fact<OpeningHours> };
    readonly tty: string;
    readonly answeredBy: LocalizedText;
  };
  /** Required on Medicare brands. */
  readonly tpmo?: TpmoCounts;
  /** Marketing names whose plans may be offered (compliance M-36). */
  readonly planSponsors?: Fact<readonly string[]>;
  readonly recipients: readonly Recipient[];
  readonly mediaAlpha: {
    /** The all-zero placement never calls out (specification 7). */
    readonly placementId: Fact<string>;
    /** No ads without it. */
    readonly adPlacementId?: Fact<string>;
    readonly publisherId: Fact<string>;
    readonly affiliateId: string;
  };
  /** No tag manager without it. */
  readonly gtmId?: Fact<string>;
  /** Documents the consent step, which says so in words (compliance P-29). */
  readonly certificates?: {
    readonly trustedForm: boolean;
    /** A UUID; no LeadiD without it. */
    readonly leadIdCampaign?: Fact<string>;
  };
}
