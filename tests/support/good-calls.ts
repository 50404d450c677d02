import { randomUUID } from 'node:crypto';
import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import { uiMessages } from '@/funnels/messages';
import { pages } from '@/funnels/pages';
import { steps } from '@/funnels/steps/steps';
import { findConsentPlace } from '@/lib/compliance/consent-place';
import { listShownWords } from '@/lib/compliance/shown-consent';
import type { FormValues } from '@/lib/fields/form-values';

const AT = '2026-01-02T03:04:05.678Z';
const ENVELOPE = { local_hour: 14, url: 'https://m10.localhost/', version: 17, session_id: 's1' };

/** The visit that the calls are of, and that a token for them is asked for. */
export const GOOD_CALL_VISIT = 's1';

/** What is there to find a page's consent step in. */
export const CONSENT_DIRECTORY = { pages, forms, steps, messages: uiMessages };

const LEAD_VALUES: FormValues = { zipcode: '33101', firstName: 'Ada', leadidId: 'jornaya' };

/** The act of a visitor of the page under test, in the words that it shows them; MediaAlpha's box is ticked or not. */
export function makeConsentCall(isGranted = true, values = LEAD_VALUES) {
  const place = findConsentPlace(CONSENT_DIRECTORY, brands.m10, { pageName: 'otc-savings', form: 'medicare' });
  if (!place) throw new Error('The page under test asks for no consent');
  const [text = ''] = listShownWords(place, values);
  return {
    consentId: randomUUID(),
    text,
    language: 'english',
    buttonLabel: place.messages.form.showNumber,
    recipients: place.consent.boxes.map(({ id, name }) => ({ id, name, granted: isGranted && id === 'mediaalpha' })),
    actedAt: AT,
    pagePath: '/otc-savings/consent',
  };
}

/** A Medicare lead with its consent, which MediaAlpha was given or not; with ids of its own each time. */
export const makeLeadCall = (isGranted = true, values = LEAD_VALUES) => ({
  leadId: randomUUID(),
  anonymousId: randomUUID(),
  sessionId: GOOD_CALL_VISIT,
  product: 'medicare',
  pageName: 'otc-savings',
  form: 'medicare',
  formVersion: '1',
  createdAt: AT,
  paid: false,
  values,
  consents: [makeConsentCall(isGranted, values)],
});

/** Every call of the site by its path, with a body that it takes, or undefined where it takes none. */
export function listGoodCalls(token: string): Readonly<Record<string, object | undefined>> {
  const event = { stepName: 'zip', stepNumber: 1, path: '/otc-savings', eventId: randomUUID() };
  return {
    '/api/event/create': {
      ...{ type: 'track', event: 'pageView', timestamp: AT },
      ...{ sessionId: GOOD_CALL_VISIT, anonymousId: randomUUID(), properties: event },
    },
    '/api/user/set': { id: randomUUID(), updatedAt: AT, sessionId: GOOD_CALL_VISIT, values: { zipcode: '33101' } },
    '/api/lead/create': makeLeadCall(),
    '/api/mediaalpha/demand-check': {
      ...{ ...ENVELOPE, token, max: 1, call_type: 'Inbound', transfer_type: 'cold' },
      data: { zip: '33101', state: 'FL' },
    },
    '/api/mediaalpha/get-phone': { ...ENVELOPE, token, data: { zip: '33101', state: 'FL' }, lead_id: randomUUID() },
    '/api/ipqs/check-ip': { userId: randomUUID(), sessionId: GOOD_CALL_VISIT, ip: '6.6.6.6', ua: 'Forged/1.0' },
    '/api/ads/list': {
      ...{ provider: 'quinstreet', zipcode: '33101', url: 'https://tqg.localhost/', sessionId: GOOD_CALL_VISIT },
    },
    '/api/location': undefined,
    '/api/ipqs/token': undefined,
    '/api/session': undefined,
    '/api/visit': undefined,
    '/api/tag-manager/frame': undefined,
    '/api/health': undefined,
    '/api/health/ready': undefined,
    '/api/build': undefined,
    '/api/unknown': undefined,
  };
}

/** The routes of these calls and of their token, which read their settings when they are imported. */
export async function importGoodRoutes() {
  return {
    '/api/event/create': await import('@/app/api/event/create/route'),
    '/api/user/set': await import('@/app/api/user/set/route'),
    '/api/lead/create': await import('@/app/api/lead/create/route'),
    '/api/mediaalpha/demand-check': await import('@/app/api/mediaalpha/demand-check/route'),
    '/api/mediaalpha/get-phone': await import('@/app/api/mediaalpha/get-phone/route'),
    '/api/ipqs/check-ip': await import('@/app/api/ipqs/check-ip/route'),
    '/api/ads/list': await import('@/app/api/ads/list/route'),
    '/api/ipqs/token': await import('@/app/api/ipqs/token/route'),
  };
}
