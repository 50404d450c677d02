import { calls } from '@/lib/calls/calls';
import { isPhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { FormValues } from '@/lib/fields/form-values';
import { mapAnonymousLead } from '@/lib/payloads/anonymous-lead';
import type { Certificates } from '@/lib/leads/certificate-id';
import type { LeadConsent } from '@/lib/leads/lead-input';
import { mapLead } from '@/lib/payloads/map-lead';
import { DEFAULT_NUMBER_LEASE_SECONDS } from '@/lib/phone/phone-lease';
import { callServer } from '../delivery/call-server';
import { findLeasedNumber, keepLease } from './leased-phone';
import { buildEnvelope, type PaidCallContext } from './paid-call';
import { findZipLocation } from '../location/zip-location';
import { readToday } from '../platform/today';

export interface PhoneRequest {
  readonly values: FormValues;
  /** Only with consent for this provider (compliance C-20, X1). */
  readonly consent: LeadConsent | undefined;
  readonly certificates: Certificates | undefined;
  readonly leadId: string;
  /** E.164. */
  readonly defaultNumber: string;
  readonly isPlaceholderPlacement: boolean;
}

/** On any failure the default number stays, without a message. */
export async function requestPhone(context: PaidCallContext, request: PhoneRequest): Promise<void> {
  if (findLeasedNumber() !== undefined) return;
  if (request.isPlaceholderPlacement) {
    keepLease(request.defaultNumber, DEFAULT_NUMBER_LEASE_SECONDS);
    return;
  }
  const { values } = request;
  const location = typeof values.zipcode === 'string' ? await findZipLocation(values.zipcode) : undefined;
  const { product } = context.page;
  const county = location && { county: location.county };
  const { consent, certificates } = request;
  const lead = consent
    ? mapLead(product, 'mediaAlpha', {
        values: { ...county, ...values },
        today: readToday(),
        consent,
        ...(certificates && { certificates }),
      })
    : mapAnonymousLead(product, values);
  const body: GetPhoneRequest = {
    ...(await buildEnvelope(context, location)),
    data: { ...lead },
    lead_id: request.leadId,
  };
  const answer = await callServer(calls.getPhone, isPhoneAnswer, body);
  if (answer) keepLease(answer.phone, answer.expiresInSeconds);
}
