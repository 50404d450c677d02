import { calls } from '@/lib/calls/calls';
import { isPhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { FormValues } from '@/lib/fields/form-values';
import { mapAnonymousLead } from '@/lib/payloads/anonymous-lead';
import { DEFAULT_NUMBER_LEASE_SECONDS } from '@/lib/phone/phone-lease';
import { callServer } from '../delivery/call-server';
import { findLeasedNumber, keepLease } from './leased-phone';
import { isAnswered } from './office-hours';
import { buildEnvelope, type PaidCallContext } from './paid-call';
import { findZipLocation } from '../location/zip-location';
import { findCountedVariant } from '../visit/counted-variant';

export interface PhoneRequest {
  readonly values: FormValues;
  /** The server tells the provider what is stored under it, as far as its consents go (compliance C-20, X1). */
  readonly leadId: string;
  /** E.164. */
  readonly defaultNumber: string;
  readonly isPlaceholderPlacement: boolean;
}

/** On any failure, and while nobody answers, the default number stays without a message. */
export async function requestPhone(context: PaidCallContext, request: PhoneRequest): Promise<void> {
  if (findLeasedNumber() !== undefined || !isAnswered()) return;
  if (request.isPlaceholderPlacement) {
    keepLease(request.defaultNumber, DEFAULT_NUMBER_LEASE_SECONDS);
    return;
  }
  const { values } = request;
  const location = typeof values.zipcode === 'string' ? await findZipLocation(values.zipcode) : undefined;
  const body: GetPhoneRequest = {
    ...(await buildEnvelope(context, location)),
    data: { ...mapAnonymousLead(context.page.product, values) },
    lead_id: request.leadId,
    page_name: context.page.pageName,
    ...findCountedVariant(context.page),
  };
  const answer = await callServer(calls.getPhone, isPhoneAnswer, body);
  if (answer) keepLease(answer.phone, answer.expiresInSeconds);
}
