import { brands } from '@/funnels/brands';
import { hasCertificates } from '@/lib/server/process/build-third-parties';
import { keepLeasedNumber } from '@/lib/server/process/keep-leased-number';
import { findLead } from '@/lib/server/process/find-lead';
import { getEnv } from '@/lib/server/platform/env';
import { countLease } from '@/lib/server/metrics/metrics';
import { findZipLocation } from '@/lib/server/location/find-zip-location';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import { getProviders } from '@/lib/server/process/providers';
import { buildProviderLead } from '@/lib/server/providers/provider-lead';
import { isSuppressed } from '@/lib/server/process/suppression';
import { replyPlaceholderPlacement, replyResult, replySuppressed } from '@/lib/server/providers/reply-result';
import { findLeaseKey } from '@/lib/server/providers/shared-lease';
import { readOwnAddress } from '@/lib/server/request/own-address';
import { postRoute } from '@/lib/server/route/guarded-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute('getPhone', brands, async (body, context) => {
  const { brand, headers } = context;
  if (isPlaceholderPlacement(brand.mediaAlpha.placementId.value)) return replyPlaceholderPlacement();
  const lead = await findLead({ brand: brand.code, leadId: body.lead_id, sessionId: body.session_id });
  if (lead && (await isSuppressed(lead.values))) return replySuppressed();
  const url = readOwnAddress(body.url, headers, brand);
  const data = buildProviderLead(brand, {
    lead,
    told: body.data,
    hasCertificates: hasCertificates(brand, getEnv()),
    findCounty: (zipCode) => findZipLocation(zipCode)?.county,
    origin: new URL(url).origin,
    today: new Date().toISOString().slice(0, 10),
  });
  const { leases, mediaAlpha } = getProviders();
  const request = { ...body, url, data, lead_id: lead && body.lead_id };
  const ask = async () => {
    const answer = await mediaAlpha.getPhone(brand, request, context);
    if (answer.ok) await keepLeasedNumber(brand.code, request, answer.value);
    return answer;
  };
  const result = await leases.share(findLeaseKey(brand.code, request), ask);
  countLease(brand.code, result.ok);
  return replyResult(result);
});
