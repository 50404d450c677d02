import { calls } from '@/lib/calls/calls';
import type { AdList, ListingProvider } from '@/lib/ads/ad';
import { isAdList } from '@/lib/call-bodies/ads-answer';
import type { AnonymousPriceFieldName } from '@/lib/fields/field-name';
import { isBoolean, isText } from '@/lib/json/guard';
import { scrubAddress } from '@/lib/visit/click-identifiers';
import type { Visit } from '@/lib/visit/visit';
import { readAnonymousAnswers } from '../answers/anonymous-answers';
import { callServer } from '../delivery/call-server';

/** The ads for what the visitor has answered; `given` is a ZIP that is being sent and not kept yet. */
export async function requestAds(provider: ListingProvider, visit: Visit, given?: string): Promise<AdList | undefined> {
  // The server has lists of car insurance alone.
  const { zipcode: known, currentlyInsured, currentCompany, homeowner } = await readAnonymousAnswers('auto', visit);
  const zipcode = given ?? known;
  // Every answer that may leave before consent: the compiler asks for one that is added.
  const answers = {
    zipcode: isText(zipcode) ? zipcode : undefined,
    currentlyInsured: isBoolean(currentlyInsured) ? currentlyInsured : undefined,
    currentCompany: isText(currentCompany) ? currentCompany : undefined,
    homeowner: isBoolean(homeowner) ? homeowner : undefined,
  } satisfies Readonly<Record<AnonymousPriceFieldName<'auto'>, unknown>>;
  const page = { url: scrubAddress(window.location.href), sessionId: visit.sessionId };
  return callServer(calls.listAds, isAdList, { provider, ...answers, ...page });
}
