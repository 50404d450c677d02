import { brands } from '@/funnels/brands';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import { getProviders } from '@/lib/server/process/providers';
import { replyPlaceholderPlacement, replyResult } from '@/lib/server/providers/reply-result';
import { readOwnAddress } from '@/lib/server/request/own-address';
import { postRoute } from '@/lib/server/route/guarded-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'checkDemand',
  brands,
  async (body, context) => {
    const { brand, headers } = context;
    if (isPlaceholderPlacement(brand.mediaAlpha.placementId.value)) return replyPlaceholderPlacement();
    const request = { ...body, url: readOwnAddress(body.url, headers, brand) };
    return replyResult(await getProviders().mediaAlpha.demandCheck(brand, request, context));
  },
);
