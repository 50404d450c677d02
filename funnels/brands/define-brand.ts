import type { Brand } from '@/lib/brand/brand';
import type { LocalizedText } from '@/lib/names/language';

type Phone = Brand['phone'];
type MediaAlpha = Brand['mediaAlpha'];
type Certificates = NonNullable<Brand['certificates']>;

/** What an author writes of one brand: its facts, its looks, and where it differs from the rest. */
export interface BrandEntry extends Omit<Brand, 'icon' | 'phone' | 'mediaAlpha' | 'certificates'> {
  /** Default: the file in `public/icons` that has the brand's code. */
  readonly icon?: string;
  readonly phone: Omit<Phone, 'tty' | 'answeredBy'> & {
    /** Default: the relay service of the whole country. */
    readonly tty?: string;
    /** Default: a licensed agent, in Spanish without a word about the language. */
    readonly answeredBy?: LocalizedText;
  };
  readonly mediaAlpha: Omit<MediaAlpha, 'affiliateId'> & {
    /** Default: the brand's code and `-web`. */
    readonly affiliateId?: string;
  };
  readonly certificates?: Omit<Certificates, 'trustedForm'> & {
    /** Default true. */
    readonly trustedForm?: boolean;
  };
}

/** The words of compliance M-52. */
const ANSWERED_BY: LocalizedText = {
  english: 'Speak with a licensed insurance agent',
  spanish: 'Hable con un agente de seguros con licencia',
};

/** Declares a brand; the compiler points at what is missing. No fact about a company has a default. */
export function defineBrand(entry: BrandEntry): Brand {
  const { certificates, ...brand } = entry;
  const { code, phone, mediaAlpha } = brand;
  return {
    icon: `/icons/${code}.svg`,
    ...brand,
    phone: { tty: '711', answeredBy: ANSWERED_BY, ...phone },
    mediaAlpha: { affiliateId: `${code}-web`, ...mediaAlpha },
    ...(certificates && { certificates: { trustedForm: true, ...certificates } }),
  };
}
