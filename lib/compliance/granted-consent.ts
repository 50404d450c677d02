import type { Product } from '@/lib/names/brand-code';

/** For auto and life, one box each (compliance C-07). */
const CONSENT_CHANNELS = ['call', 'sms', 'email'] as const;

/** A ticked or unticked box of a consent step. */
interface Box {
  readonly id: string;
  readonly granted: boolean;
}

/** The ways in which a visitor let one company contact them. */
export interface GrantedChannels {
  readonly callConsent: boolean;
  readonly smsConsent: boolean;
  readonly emailConsent: boolean;
}

/**
 * The boxes of which one has to be ticked for a provider to get a lead: Medicare asks company by company, so one of
 * those behind the provider; auto and life ask channel by channel, every company named (compliance C-07, C-20). None
 * where no company stands behind the provider.
 */
export function listConsentIds(product: Product, companyIds: readonly string[]): readonly string[] {
  return product === 'medicare' || companyIds.length === 0 ? companyIds : CONSENT_CHANNELS;
}

/** What a visitor grants who ticks every box. Medicare asks for calls and emails alone. */
export function grantEveryChannel(product: Product): GrantedChannels {
  return { callConsent: true, smsConsent: product !== 'medicare', emailConsent: true };
}

/** What was granted to a provider; undefined when nothing was. */
export function findGrantedChannels(
  product: Product,
  companyIds: readonly string[],
  boxes: readonly Box[],
): GrantedChannels | undefined {
  const ticked = (ids: readonly string[]) => boxes.some(({ id, granted }) => granted && ids.includes(id));
  if (!ticked(listConsentIds(product, companyIds))) return undefined;
  if (product === 'medicare') return grantEveryChannel(product);
  return { callConsent: ticked(['call']), smsConsent: ticked(['sms']), emailConsent: ticked(['email']) };
}
