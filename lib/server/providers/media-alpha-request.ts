import { createHash } from 'node:crypto';
import type { Brand } from '@/lib/brand/brand';
import type { DemandCheckRequest, GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';

/** As the server sees it; `ip` and `ua` of the body never count. */
export interface Caller {
  readonly address: string | undefined;
  readonly userAgent: string;
  readonly since?: number | undefined;
}

const ABSENT = 'null';
const PUBLISHER_HASH_LENGTH = 10;

function pickAffiliate(brand: Brand, body: DemandCheckRequest | GetPhoneRequest): string {
  return body.sub_1 || brand.mediaAlpha.affiliateId;
}

/** Specification 7, attested in part by public integrations. */
function buildEnvelope(brand: Brand, body: DemandCheckRequest | GetPhoneRequest, caller: Caller, apiToken: string) {
  return {
    api_token: apiToken,
    placement_id: brand.mediaAlpha.placementId.value,
    version: body.version,
    ...(caller.address !== undefined && { ip: caller.address }),
    ua: caller.userAgent,
    url: body.url,
    local_hour: body.local_hour,
    sub_1: pickAffiliate(brand, body),
    ...(body.sub_2 !== undefined && { sub_2: body.sub_2 }),
    ...(body.sub_3 !== undefined && { sub_3: body.sub_3 }),
  };
}

/** The specification gives only the length of `source`; its content is decision D11. */
export function buildDemandCheck(brand: Brand, body: DemandCheckRequest, caller: Caller, apiToken: string) {
  const affiliate = pickAffiliate(brand, body);
  const subs = [affiliate, body.sub_2 || ABSENT, body.sub_3 || ABSENT];
  return {
    ...buildEnvelope(brand, body, caller, apiToken),
    data: body.data,
    max: body.max,
    call_type: body.call_type,
    transfer_type: body.transfer_type,
    source: [affiliate, brand.code, brand.product, ...subs, ABSENT],
  };
}

export function buildGetPhone(brand: Brand, body: GetPhoneRequest, caller: Caller, apiToken: string) {
  const publisher = createHash('sha1').update(brand.mediaAlpha.publisherId.value).digest('hex');
  return {
    ...buildEnvelope(brand, body, caller, apiToken),
    data: body.data,
    source: [pickAffiliate(brand, body), publisher.slice(0, PUBLISHER_HASH_LENGTH), ABSENT],
  };
}
