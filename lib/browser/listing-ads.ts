import type { AdList, ListingProvider } from '@/lib/ads/ad';
import { scrubAddress } from '@/lib/visit/click-identifiers';
import type { Visit } from '@/lib/visit/visit';
import { findAnonymousAnswers } from './anonymous-answers';
import { callServer } from './call-server';

const ADS_LIMIT_MS = 4000;

export async function requestAds(provider: ListingProvider, visit: Visit): Promise<AdList | undefined> {
  const answers = await findAnonymousAnswers(visit);
  const request = { provider, ...answers, url: scrubAddress(window.location.href), sessionId: visit.sessionId };
  const answer = await callServer('/api/ads/list', ADS_LIMIT_MS, request);
  const isList = typeof answer === 'object' && answer !== null && 'ads' in answer && Array.isArray(answer.ads);
  return isList ? (answer as AdList) : undefined;
}
