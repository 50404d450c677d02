import { brands } from '@/funnels/brands';
import { hasProviderConsent } from '@/lib/server/process/has-provider-consent';
import { countLease } from '@/lib/server/metrics/metrics';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import { getProviders } from '@/lib/server/process/providers';
import { replyPlaceholderPlacement, replyResult } from '@/lib/server/providers/reply-result';
import { pickSendableData } from '@/lib/server/providers/sendable-data';
import { findLeaseKey } from '@/lib/server/providers/shared-lease';
import { postRoute } from '@/lib/server/route/guarded-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute('getPhone', brands, async (body, context) => {
  const { brand } = context;
  if (isPlaceholderPlacement(brand.mediaAlpha.placementId.value)) return replyPlaceholderPlacement();
  const hasConsent = await hasProviderConsent(brand, body.lead_id, 'mediaAlpha');
  const data = pickSendableData(brand.product, body.data, hasConsent);
  const { leases, mediaAlpha } = getProviders();
  const request = { ...body, data };
  const ask = () => mediaAlpha.getPhone(brand, request, context);
  const result = await leases.share(findLeaseKey(brand.code, request), ask);
  countLease(brand.code, result.ok);
  return replyResult(result);
});
