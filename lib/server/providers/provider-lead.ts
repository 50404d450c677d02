import type { Brand } from '@/lib/brand/brand';
import { findStandingConsent } from '@/lib/compliance/standing-consent';
import { parseValues } from '@/lib/fields/form-values';
import { isCertified } from '@/lib/leads/certificate-id';
import { mapAnonymousLead, readAnonymousLead } from '@/lib/payloads/anonymous-lead';
import { mapLead } from '@/lib/payloads/map-lead';
import type { FoundAct, FoundLead } from '../records/store';

/** What the server knows of the lead that a provider is asked about. */
interface KnownLead {
  /** Of this visit and brand; undefined where none is stored. */
  readonly lead: FoundLead | undefined;
  /** What the browser tells of it: counts only until the lead is stored, and only where it tells nobody apart. */
  readonly told: Readonly<Record<string, unknown>>;
  /** Whether pages of this brand can be documented at all: a company may ask for that (compliance C-09). */
  readonly hasCertificates: boolean;
  readonly findCounty: (zipCode: string) => string | undefined;
  /** Where the page is. */
  readonly origin: string;
  /** yyyy-MM-dd. */
  readonly today: string;
}

/** Anything less stays in quarantine: stored, and told to nobody. */
function isProven(act: FoundAct, asksForCertificate: boolean): boolean {
  return act.isOwnWords && act.isFromPage !== false && (!asksForCertificate || isCertified(act));
}

/**
 * What MediaAlpha gets of a visitor: the stored lead under the consent that stands, else what tells nobody apart
 * (compliance C-20, X1, X2). Nothing of it is the browser's wording.
 */
export function buildProviderLead(brand: Brand, known: KnownLead): Record<string, unknown> {
  const { lead, told, hasCertificates, findCounty, origin, today } = known;
  if (!lead) return { ...mapAnonymousLead(brand.product, readAnonymousLead(told, today)) };
  const values = parseValues(lead.values, today);
  const companies = brand.recipients.filter(({ provider }) => provider === 'mediaAlpha');
  const asksForCertificate = hasCertificates && companies.some((company) => company.asksForCertificate);
  const acts = lead.acts.map((act) => ({ ...act, isProven: isProven(act, asksForCertificate) }));
  const ids = companies.map(({ id }) => id);
  const standing = findStandingConsent(lead.product, ids, acts);
  if (!standing) return { ...mapAnonymousLead(lead.product, values) };
  const { act, ...channels } = standing;
  const county = typeof values.zipcode === 'string' ? findCounty(values.zipcode) : undefined;
  const consent = { ...channels, text: act.text, url: origin + act.pagePath };
  return { ...mapLead(lead.product, 'mediaAlpha', { values: { county, ...values }, today, consent }) };
}
