import { brands } from '@/funnels/brands';
import { callContracts } from '@/lib/calls/call-contracts';
import { getEnv } from '@/lib/server/platform/env';
import { readAddressLocation } from '@/lib/server/location/read-address-location';
import { findZipLocation } from '@/lib/server/location/find-zip-location';
import { getRoute } from '@/lib/server/route/guarded-route';
import { reply, replyError } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(
  'getLocation',
  brands,
  ({ query, headers, address }) => {
    const request = callContracts.getLocation.request.safeParse(Object.fromEntries(query));
    if (!request.success) return replyError(400, 'malformed', 'A ZIP has five digits.');
    const { zip_code: zipCode } = request.data;
    if (zipCode === undefined) {
      return reply(200, readAddressLocation(headers, address, getEnv().TRUSTED_PROXY_HOPS > 0));
    }
    const location = findZipLocation(zipCode);
    return location ? reply(200, location) : replyError(404, 'unknown-zip', 'There is no such ZIP.');
  },
);
