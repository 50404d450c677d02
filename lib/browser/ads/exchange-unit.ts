import { mapAnonymousLead } from '@/lib/payloads/anonymous-lead';
import { readAnonymousAnswers } from '../answers/anonymous-answers';
import { loadExchangeAds, type ExchangeUnit } from './exchange-ads';
import { buildSource, type PaidCallContext } from '../phone/paid-call';
import { fetchThirdParties } from '../third-parties/third-parties';

async function buildUnit(placementId: string, context: PaidCallContext): Promise<ExchangeUnit> {
  const { page, visit } = context;
  return {
    type: 'ad_unit',
    placement_id: placementId,
    ...buildSource(context),
    ...(page.smid !== '' && { cms_smids: [page.smid] }),
    data: mapAnonymousLead(page.product, await readAnonymousAnswers(page.product, visit)),
  };
}

/** Undefined where the script is not configured or fails. */
export async function requestExchangeAds(
  place: HTMLElement,
  placementId: string,
  context: PaidCallContext,
): Promise<number | undefined> {
  const [{ mediaAlphaAds }, unit] = await Promise.all([fetchThirdParties(), buildUnit(placementId, context)]);
  return mediaAlphaAds && loadExchangeAds(mediaAlphaAds.url, place, unit);
}
