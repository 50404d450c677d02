import { calls } from '@/lib/calls/calls';
import type { AdList, ListingProvider } from '@/lib/ads/ad';
import { isAdList } from '@/lib/call-bodies/ads-answer';
import { isBoolean, isText } from '@/lib/json/guard';
import { scrubAddress } from '@/lib/visit/click-identifiers';
import type { Visit } from '@/lib/visit/visit';
import { readAnonymousAnswers } from '../answers/anonymous-answers';
import { callServer } from '../delivery/call-server';

export async function requestAds(provider: ListingProvider, visit: Visit): Promise<AdList | undefined> {
  // The server has lists of car insurance alone.
  const { zipcode, currentlyInsured, currentCompany, homeowner } = await readAnonymousAnswers('auto', visit);
  return callServer(calls.listAds, isAdList, {
    provider,
    zipcode: isText(zipcode) ? zipcode : undefined,
    currentlyInsured: isBoolean(currentlyInsured) ? currentlyInsured : undefined,
    currentCompany: isText(currentCompany) ? currentCompany : undefined,
    homeowner: isBoolean(homeowner) ? homeowner : undefined,
    url: scrubAddress(window.location.href),
    sessionId: visit.sessionId,
  });
}
