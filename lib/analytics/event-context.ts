import type { BrandCode, Product } from '@/lib/names/brand-code';
import type { AddressLocation } from '@/lib/call-bodies/address-location';
import type { IpQuality } from '@/lib/call-bodies/ipqs-answers';
import type { Language } from '@/lib/names/language';
import { isPaidVisit } from '@/lib/visit/paid-visit';
import { scrubAddress } from '@/lib/visit/click-identifiers';
import type { Visit } from '@/lib/visit/visit';
import { readAnalyticsCookies } from './analytics-cookies';
import type { BotDetection, EventContext } from './event-context-schema';

export type { EventContext } from './event-context-schema';

export interface PageContext {
  readonly brandId: BrandCode;
  readonly brandName: string;
  readonly pageName: string;
  readonly pagePath: string;
  readonly template: string;
  readonly product: Product;
  readonly benefits: readonly string[];
  readonly planTypes: readonly string[];
  readonly language: Language;
  readonly smid: string;
  readonly xsmid: string;
  /** Used when the address has no `afid`. */
  readonly affiliateId: string;
  /** `experiment.variant`, on a page that takes part in one. */
  readonly variant?: string;
}

export interface EventMoment {
  readonly eventId: string;
  readonly now: Date;
  readonly visit: Visit;
  readonly address: string;
  readonly cookies: string;
  readonly userAgent: string;
  /** The visitor asked not to be sold or shared (compliance P-03). */
  readonly isOptedOut: boolean;
  readonly deliveryDrops: number;
  readonly botDetection?: BotDetection;
  readonly ipQuality?: IpQuality;
  readonly ipLookup?: AddressLocation;
}

export function buildEventContext(page: PageContext, moment: EventMoment): EventContext {
  const { visit } = moment;
  const { brandId, brandName, pageName, template, product, benefits, planTypes, language, smid, xsmid } = page;
  return {
    eventId: moment.eventId,
    timestamp: moment.now.toISOString(),
    brand: { id: brandId, name: brandName },
    userId: visit.anonymousId,
    sessionId: visit.sessionId,
    isPaid: isPaidVisit(visit.urlParameters),
    page: {
      name: pageName,
      template,
      product,
      benefits: [...benefits],
      planTypes: [...planTypes],
      language,
      smid,
      xsmid,
    },
    phoneRule: { afid: visit.urlParameters['afid'] ?? page.affiliateId },
    url: scrubAddress(moment.address),
    cookies: readAnalyticsCookies(moment.cookies),
    botDetection: moment.botDetection ?? null,
    ipQuality: moment.ipQuality ?? null,
    urlParams: visit.urlParameters,
    touches: visit.touches,
    isOptedOut: moment.isOptedOut,
    deliveryDrops: moment.deliveryDrops,
    userAgent: moment.userAgent,
    ipLookup: moment.ipLookup ?? null,
  };
}
