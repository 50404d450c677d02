import { calls } from '@/lib/calls/calls';
import { isDemandAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { DemandCheckRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { FormValues } from '@/lib/fields/form-values';
import type { Demand } from '@/lib/engine/form-state';
import { isLowBid } from '@/lib/leads/low-bid';
import { callServer } from '../delivery/call-server';
import { buildEnvelope, type PaidCallContext } from './paid-call';
import { findZipLocation } from '../location/zip-location';

/** What a call from the visitor's ZIP is worth; undefined without a ZIP or after a failure. */
export async function checkDemand(context: PaidCallContext, values: FormValues): Promise<Demand | undefined> {
  if (typeof values.zipcode !== 'string') return undefined;
  const location = await findZipLocation(values.zipcode);
  const request: DemandCheckRequest = {
    ...(await buildEnvelope(context, location)),
    data: { zip: values.zipcode, ...(location && { state: location.state }) },
    max: 1,
    call_type: 'Inbound',
    transfer_type: 'cold',
  };
  const answer = await callServer(calls.checkDemand, isDemandAnswer, request);
  return answer && { isLowBid: isLowBid(answer.parsed.ctc.ev), response: answer };
}
