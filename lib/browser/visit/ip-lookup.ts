import { calls } from '@/lib/calls/calls';
import type { AddressLocation } from '@/lib/call-bodies/address-location';
import { isIpCheck, type IpCheck } from '@/lib/call-bodies/ipqs-answers';
import type { Visit } from '@/lib/visit/visit';
import { callServer } from '../delivery/call-server';
import { findVisitFacts } from './find-visit-facts';
import { readFindings, keepFindings } from './visit-findings';

type Visitor = Pick<Visit, 'anonymousId' | 'sessionId'>;

async function checkIp({ anonymousId, sessionId }: Visitor): Promise<IpCheck | undefined> {
  const body = { ua: navigator.userAgent, userId: anonymousId, sessionId };
  return callServer(calls.checkIp, isIpCheck, body);
}

/** The edge knows its own network best; what it says of a place is never mixed with what another says. */
function fillGaps(edge: AddressLocation, checked: IpCheck['location']): AddressLocation {
  const isPlaced = edge.city !== null || edge.state !== null || edge.postalCode !== null;
  return { ...edge, ...(isPlaced ? {} : checked), isp: edge.isp ?? checked?.isp ?? null };
}

async function lookUp(visitor: Visitor): Promise<AddressLocation | undefined> {
  const { ipLookup, ipQuality } = readFindings();
  if (ipLookup && ipQuality) return ipLookup;
  const checking = checkIp(visitor);
  const edge = (await findVisitFacts())?.location;
  if (edge) keepFindings({ ipLookup: edge });
  const joined = checking.then((check) => {
    const { location, ...quality } = check ?? {};
    const found = edge && fillGaps(edge, location);
    keepFindings({
      ...(check && { ipQuality: quality as Omit<IpCheck, 'location'> }),
      ...(found && { ipLookup: found }),
    });
    return found;
  });
  return edge?.postalCode ? edge : joined;
}

let asked: Promise<AddressLocation | undefined> | undefined;

/**
 * Where the visitor's address on the network is: by the edge, or else by the check of its quality, which is paid for
 * once a visit whoever asks first. Joins later events.
 */
export function findIpLookup(visitor: Visitor): Promise<AddressLocation | undefined> {
  asked ??= lookUp(visitor);
  return asked;
}
