import { brands } from '@/funnels/brands';
import { getProviders } from '@/lib/server/process/providers';
import { replyResult } from '@/lib/server/providers/reply-result';
import { postRoute } from '@/lib/server/route/guarded-route';
import { hasOptedOut } from '@/lib/server/request/has-opted-out';
import { replyError } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute('listAds', brands, async (body, context) => {
  if (hasOptedOut(context.headers)) {
    return replyError(403, 'opted-out', 'This visitor asked not to be shared.');
  }
  if (context.brand.product !== 'auto') return replyError(422, 'product', 'These lists are of car insurance.');
  const listings = getProviders().listings[body.provider];
  if (!listings) return replyError(502, 'absent', 'This provider is not set up.');
  return replyResult(await listings.list(context.brand.code, body, context));
});
