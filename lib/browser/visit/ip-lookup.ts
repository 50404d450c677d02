import { firstCalls } from '@/lib/calls/first-calls';
import { isAddressLocation, type AddressLocation } from '@/lib/call-bodies/address-location';
import { callServer } from '../delivery/call-server';
import { readFindings, keepFindings } from './visit-findings';

async function lookUp(): Promise<AddressLocation | undefined> {
  const kept = readFindings().ipLookup;
  if (kept) return kept;
  const found = await callServer(firstCalls.getLocation, isAddressLocation);
  if (found) keepFindings({ ipLookup: found });
  return found;
}

let asked: Promise<AddressLocation | undefined> | undefined;

/** Asked once a visit; joins later events. */
export function findIpLookup(): Promise<AddressLocation | undefined> {
  asked ??= lookUp();
  return asked;
}
