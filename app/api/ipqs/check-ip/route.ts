import { brands } from '@/funnels/brands';
import { getProviders } from '@/lib/server/process/providers';
import { replyResult } from '@/lib/server/providers/reply-result';
import { postRoute } from '@/lib/server/route/guarded-route';
import { replyError } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'checkIp',
  brands,
  async (_body, { brand, address, userAgent }) => {
    if (address === undefined) return replyError(502, 'address', 'The address of the caller is unknown.');
    return replyResult(await getProviders().ipqs.checkIp(brand.code, address, userAgent));
  },
);
