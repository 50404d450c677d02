import type { DemandCheckRequest } from '@/lib/calls/mediaalpha-calls';
import type { FormValues } from '@/lib/fields/form-values';
import type { Demand } from '@/lib/form/form-state';
import { isLowBid } from '@/lib/leads/low-bid';
import { callServer } from './call-server';
import { buildEnvelope, type PaidCallContext } from './paid-call';
import { findZipLocation } from './zip-location';

const DEMAND_CHECK_LIMIT_MS = 2500;

function readBid(answer: unknown): number | undefined {
  const parsed = (answer as { parsed?: { ctc?: { ev?: unknown } } } | undefined)?.parsed;
  const bid = parsed?.ctc?.ev;
  return typeof bid === 'number' && Number.isFinite(bid) ? bid : undefined;
}

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
  const answer = await callServer('/api/mediaalpha/demand-check', DEMAND_CHECK_LIMIT_MS, request);
  const bid = readBid(answer);
  return bid === undefined ? undefined : { isLowBid: isLowBid(bid), response: answer };
}
