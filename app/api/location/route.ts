import { brands } from '@/funnels/brands';
import { zipLocationCall } from '@/lib/calls/location-call';
import { getEnv } from '@/lib/server/env';
import { findAddressLocation } from '@/lib/server/location/find-address-location';
import { findZipLocation } from '@/lib/server/location/find-zip-location';
import { getRoute } from '@/lib/server/request/guarded-route';
import { reply, replyError } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(brands, ({ query, headers, address }) => {
  const given = query.getAll('zip_code').at(-1);
  if (given === undefined) {
    return reply(200, findAddressLocation(headers, address, getEnv().TRUSTED_PROXY_HOPS > 0));
  }
  const request = zipLocationCall.request.safeParse({ zip_code: given });
  if (!request.success) return replyError(400, 'malformed', 'A ZIP has five digits.');
  const location = findZipLocation(request.data.zip_code);
  return location ? reply(200, location) : replyError(404, 'unknown-zip', 'There is no such ZIP.');
});
