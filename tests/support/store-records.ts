import { randomUUID } from 'node:crypto';
import type { LeasedNumber } from '@/lib/server/records/leased-number';
import type { Outcome } from '@/lib/server/records/outcome';
import type { StoredConsent, StoredEvent, StoredLead, StoredUser } from '@/lib/server/records/store';

const AT = '2026-01-02T03:04:05.678Z';

/** An event as a route would store it, with what a test cares about in place of the usual. */
export function makeEvent(change: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id: randomUUID(),
    brand: 'm10',
    name: 'pageView',
    anonymousId: randomUUID(),
    sessionId: 'session',
    occurredAt: AT,
    properties: { stepName: 'zip' },
    ...change,
  };
}

/** A user, likewise. */
export function makeUser(change: Partial<StoredUser> = {}): StoredUser {
  return { id: randomUUID(), brand: 'm10', updatedAt: AT, data: { sessionId: 'session' }, ...change };
}

/** A lead, likewise. */
export function makeLead(change: Partial<StoredLead> = {}): StoredLead {
  return {
    id: randomUUID(),
    brand: 'm10',
    product: 'medicare',
    pageName: 'otc-savings',
    form: 'medicare',
    formVersion: '1',
    anonymousId: randomUUID(),
    sessionId: 'session',
    paid: true,
    createdAt: AT,
    values: { zipcode: '33101', firstName: 'Ada' },
    isOptedOut: false,
    isFromPage: true,
    touches: null,
    clickIds: null,
    clickedAt: null,
    variant: null,
    callBack: null,
    ...change,
  };
}

/** One act of consent to a lead, likewise; the recipient is ticked. */
export function makeConsent(lead: StoredLead, change: Partial<StoredConsent> = {}): StoredConsent {
  return {
    id: randomUUID(),
    leadId: lead.id,
    brand: lead.brand,
    text: 'By ticking …',
    textSha256: 'a'.repeat(64),
    language: 'english',
    buttonLabel: 'Get my number',
    recipients: [{ id: 'mediaalpha', name: 'MediaAlpha, Inc.', granted: true }],
    actedAt: AT,
    pagePath: '/otc-savings/contact',
    address: '203.0.113.7',
    userAgent: 'Agent/1.0',
    sessionId: lead.sessionId,
    leadidId: null,
    trustedFormCertificateId: null,
    isOwnWords: true,
    isFromPage: true,
    ...change,
  };
}

/** A number that was given to a visit, likewise. */
export function makeLeasedNumber(change: Partial<LeasedNumber> = {}): LeasedNumber {
  return {
    id: randomUUID(),
    phone: '+12065550100',
    brand: 'm10',
    sessionId: 'session',
    leadId: null,
    pagePath: '/otc-savings',
    pageName: 'otc-savings',
    variant: null,
    leasedAt: AT,
    expiresAt: '2026-01-02T03:09:05.678Z',
    ...change,
  };
}

/** What became of a call, likewise. */
export function makeOutcome(change: Partial<Outcome> = {}): Outcome {
  return {
    source: 'buyer',
    id: randomUUID(),
    kind: 'sold',
    revenueCents: 3500,
    currency: 'USD',
    occurredAt: '2026-01-02T03:06:00.000Z',
    key: null,
    leadId: null,
    phone: null,
    ...change,
  };
}
