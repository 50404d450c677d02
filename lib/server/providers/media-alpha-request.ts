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
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an outcome is found by: an id that our pages make, and nothing else that a client may send in its place. */
function pickKey(...ids: readonly (string | undefined)[]): string {
  return ids.find((id) => id !== undefined && UUID.test(id)) ?? ABSENT;
}

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

/** The specification gives only the length of `source`; its content is decisions D11 and D155. */
export function buildDemandCheck(brand: Brand, body: DemandCheckRequest, caller: Caller, apiToken: string) {
  const affiliate = pickAffiliate(brand, body);
  const subs = [affiliate, body.sub_2 || ABSENT, body.sub_3 || ABSENT];
  return {
    ...buildEnvelope(brand, body, caller, apiToken),
    data: body.data,
    max: body.max,
    call_type: body.call_type,
    transfer_type: body.transfer_type,
    source: [affiliate, brand.code, brand.product, ...subs, pickKey(body.session_id)],
  };
}

/** A `lead_id` is that of a stored lead. */
export function buildGetPhone(brand: Brand, body: GetPhoneRequest, caller: Caller, apiToken: string) {
  const publisher = createHash('sha1').update(brand.mediaAlpha.publisherId.value).digest('hex');
  return {
    ...buildEnvelope(brand, body, caller, apiToken),
    data: body.data,
    source: [
      pickAffiliate(brand, body),
      publisher.slice(0, PUBLISHER_HASH_LENGTH),
      pickKey(body.lead_id, body.session_id),
    ],
  };
}
