import { brands } from '@/funnels/brands';
import { createCallToken } from '@/lib/server/call-token';
import { getEnv } from '@/lib/server/env';
import { getRoute } from '@/lib/server/request/guarded-route';
import { reply } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(brands, ({ brand }) =>
  reply(200, createCallToken(brand.code, getEnv().SESSION_SECRET, Date.now())),
);
