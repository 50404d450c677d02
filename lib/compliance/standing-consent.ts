import type { Product } from '@/lib/names/brand-code';
import { findGrantedChannels, listConsentIds, type GrantedChannels } from './granted-consent';

/** A recorded act. */
export interface RecordedAct {
  readonly text: string;
  readonly pagePath: string;
  readonly recipients: readonly { readonly id: string; readonly granted: boolean }[];
  /** Whether it was said in the words of our page, sent by that page, and documented as the companies ask. */
  readonly isProven: boolean;
}

/** What a visitor's acts come to towards one provider, and the act by which they said so. */
export interface StandingConsent extends GrantedChannels {
  readonly act: RecordedAct;
}

/**
 * What the acts of one lead, the latest first, leave granted to the companies behind a provider. The latest word on
 * each box counts, so a consent can be taken back; an act that proves nothing grants nothing and still takes back. Undefined when nothing is granted.
 */
export function findStandingConsent(
  product: Product,
  companyIds: readonly string[],
  acts: readonly RecordedAct[],
): StandingConsent | undefined {
  const latest = new Map<string, boolean>();
  for (const { recipients, isProven } of acts) {
    for (const { id, granted } of recipients) if (!latest.has(id)) latest.set(id, granted && isProven);
  }
  const boxes = [...latest].map(([id, granted]) => ({ id, granted }));
  const channels = findGrantedChannels(product, companyIds, boxes);
  const ids = listConsentIds(product, companyIds);
  const act = acts.find(
    ({ isProven, recipients }) => isProven && recipients.some(({ id, granted }) => granted && ids.includes(id)),
  );
  return channels && act && { ...channels, act };
}
