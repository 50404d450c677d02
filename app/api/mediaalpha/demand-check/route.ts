import { brands } from '@/funnels/brands';
import { demandCheckCall } from '@/lib/calls/mediaalpha-calls';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';
import { getProviders } from '@/lib/server/providers/providers';
import { replyPlaceholderPlacement, replyResult } from '@/lib/server/providers/reply-result';
import { postRoute } from '@/lib/server/request/guarded-route';
import { refuseWithoutToken } from '@/lib/server/request/refuse-without-token';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  demandCheckCall,
  brands,
  { limit: 'demandCheck', isPaid: true },
  async (body, context) => {
    const { brand } = context;
    const refusal = await refuseWithoutToken(body, context);
    if (refusal) return refusal;
    if (isPlaceholderPlacement(brand.mediaAlpha.placementId.value)) return replyPlaceholderPlacement();
    return replyResult(await getProviders().mediaAlpha.demandCheck(brand, body, context));
  },
);
