import { calls } from '@/lib/calls/calls';
import { isDemandAnswer, type DemandAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { DemandCheckRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import type { FormValues } from '@/lib/fields/form-values';
import type { Demand } from '@/lib/engine/form-state';
import { isNumber, isText } from '@/lib/json/guard';
import { shape } from '@/lib/json/shape';
import { isLowBid } from '@/lib/leads/low-bid';
import { callServer } from '../delivery/call-server';
import { takeTurn } from '../delivery/take-turn';
import { findZipLocation } from '../location/zip-location';
import { localStore } from '../platform/storage';
import { isAnswered } from './office-hours';
import { buildEnvelope, buildSource, type PaidCallContext } from './paid-call';

const KEPT_BID = 'bid';
/** As long as a leased number (specification 9, phone lease). */
const BID_KEPT_MS = 300_000;

const isKeptBid = shape<{ asked: string; at: number; answer: DemandAnswer }>({
  asked: isText,
  at: isNumber,
  answer: isDemandAnswer,
});

/** The answer to the same question in this browser, while it still counts. */
function findKeptBid(asked: string): DemandAnswer | undefined {
  const kept = localStore.read(KEPT_BID);
  if (!isKeptBid(kept) || kept.asked !== asked) return undefined;
  const age = Date.now() - kept.at;
  return age >= 0 && age < BID_KEPT_MS ? kept.answer : undefined;
}

async function askForBid(
  context: PaidCallContext,
  data: DemandCheckRequest['data'],
  location: ZipLocation | undefined,
): Promise<DemandAnswer | undefined> {
  const envelope = await buildEnvelope(context, location);
  const request: DemandCheckRequest = {
    ...envelope,
    data,
    max: 1,
    call_type: 'Inbound',
    transfer_type: 'cold',
  };
  return callServer(calls.checkDemand, isDemandAnswer, request);
}

/**
 * What a call from the visitor's ZIP is worth; undefined without a ZIP, after a failure and while nobody answers. A reload,
 * Back, Forward and a second tab pay for no second answer.
 */
export async function checkDemand(context: PaidCallContext, values: FormValues): Promise<Demand | undefined> {
  if (typeof values.zipcode !== 'string' || !isAnswered()) return undefined;
  const location = await findZipLocation(values.zipcode);
  const data = { zip: values.zipcode, ...(location && { state: location.state }) };
  // By the ad, not by `sub_2`, which names our page where no ad does: the twin in the other language asks the same.
  const { sub_1, sub_3 } = { sub_3: '', ...buildSource(context) };
  const asked = JSON.stringify([data.zip, sub_1, context.visit.urlParameters['utm_campaign'], sub_3]);
  return takeTurn('bid', async () => {
    const kept = findKeptBid(asked);
    if (kept) return { isLowBid: isLowBid(kept.parsed.ctc.ev), response: kept, isKept: true };
    const answer = await askForBid(context, data, location);
    if (!answer) return undefined;
    localStore.write(KEPT_BID, { asked, at: Date.now(), answer });
    return { isLowBid: isLowBid(answer.parsed.ctc.ev), response: answer };
  });
}
