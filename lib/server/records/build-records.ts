import { createHash } from 'node:crypto';
import type { BrandCode } from '@/lib/names/brand-code';
import type { EventRequest } from '@/lib/call-bodies/event-request';
import type { LeadRequest } from '@/lib/call-bodies/lead-request';
import type { UserRequest } from '@/lib/call-bodies/user-request';
import { readAttribution } from './lead-attribution';
import type { StoredConsent, StoredEvent, StoredLead, StoredUser } from './store';

type LeadConsent = LeadRequest['consents'][number];

interface LeadCaller {
  readonly brand: { readonly code: BrandCode };
  readonly address: string | undefined;
  readonly userAgent: string;
}

/** What the server itself finds out of the acts of a lead. */
interface Judgement {
  readonly isFromPage: boolean;
  readonly isOwnWords: (consent: LeadConsent) => boolean;
}

/** PostgreSQL takes no 31 February and no 24:00; a date that JavaScript has parsed exists. */
function toInstant(instant: string): string {
  return new Date(instant).toISOString();
}

/** `isTest` is the server's alone to say. */
function markTest(isTest: boolean): { readonly isTest?: true } {
  return isTest ? { isTest: true } : {};
}

export function buildEventRecord(brand: BrandCode, body: EventRequest, isTest = false): StoredEvent {
  const { isTest: _claimed, ...properties } = body.properties;
  return {
    id: body.properties.eventId,
    brand,
    name: body.event,
    anonymousId: body.anonymousId,
    sessionId: body.sessionId,
    occurredAt: toInstant(body.timestamp),
    properties: { ...properties, ...markTest(isTest) },
  };
}

export function buildUserRecord(brand: BrandCode, body: UserRequest, isTest = false): StoredUser {
  const { id, updatedAt, ...data } = body;
  return { id, brand, updatedAt: toInstant(updatedAt), data: { ...data, ...markTest(isTest) } };
}

/** What the server itself finds out of a lead as it arrives. */
interface Findings extends Pick<StoredLead, 'isOptedOut' | 'isFromPage' | 'callBack'> {
  readonly isTest: boolean;
}

export function buildLeadRecord(brand: BrandCode, body: LeadRequest, { isTest, ...findings }: Findings): StoredLead {
  const { product, pageName, form, formVersion, anonymousId, sessionId, paid, values } = body;
  const createdAt = toInstant(body.createdAt);
  return {
    id: body.leadId,
    brand,
    product,
    pageName,
    form,
    formVersion,
    anonymousId,
    sessionId,
    paid,
    createdAt,
    values,
    ...findings,
    ...readAttribution(body.touches),
    variant: body.variant ?? null,
    ...markTest(isTest),
  };
}

function findText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Adds what only the server can vouch for: address, agent, hash of the words, whose they are and where they come from. */
export function buildConsentRecords(
  body: LeadRequest,
  { brand, address, userAgent }: LeadCaller,
  { isFromPage, isOwnWords }: Judgement,
): StoredConsent[] {
  return body.consents.map((consent) => {
    const { consentId, text, language, buttonLabel, recipients, actedAt, pagePath } = consent;
    return {
      id: consentId,
      leadId: body.leadId,
      brand: brand.code,
      text,
      textSha256: createHash('sha256').update(text, 'utf8').digest('hex'),
      language,
      buttonLabel,
      recipients,
      actedAt: toInstant(actedAt),
      pagePath,
      address: address ?? null,
      userAgent,
      sessionId: body.sessionId,
      leadidId: findText(body.values['leadidId']),
      trustedFormCertificateId: findText(body.values['trustedFormCertificateId']),
      isOwnWords: isOwnWords(consent),
      isFromPage,
    };
  });
}
