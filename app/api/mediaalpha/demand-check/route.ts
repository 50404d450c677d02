import { brands } from '@/funnels/brands';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import { getProviders } from '@/lib/server/process/providers';
import { replyPlaceholderPlacement, replyResult } from '@/lib/server/providers/reply-result';
import { postRoute } from '@/lib/server/route/guarded-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'checkDemand',
  brands,
  async (body, context) => {
    const { brand } = context;
    if (isPlaceholderPlacement(brand.mediaAlpha.placementId.value)) return replyPlaceholderPlacement();
    return replyResult(await getProviders().mediaAlpha.demandCheck(brand, body, context));
  },
);
