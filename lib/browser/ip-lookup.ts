import { addressLocationFields, type AddressLocation } from '@/lib/calls/address-location';
import { callServer } from './call-server';
import { findFindings, keepFindings } from './visit-findings';

const LOCATION_LIMIT_MS = 1500;

function readLookup(answer: unknown): AddressLocation | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const told = answer as Readonly<Record<string, unknown>>;
  const entries = addressLocationFields.map((name) => [name, typeof told[name] === 'string' ? told[name] : null]);
  return Object.fromEntries(entries) as AddressLocation;
}

async function lookUp(): Promise<AddressLocation | undefined> {
  const kept = findFindings().ipLookup;
  if (kept) return kept;
  const found = readLookup(await callServer('/api/location', LOCATION_LIMIT_MS));
  if (found) keepFindings({ ipLookup: found });
  return found;
}

let asked: Promise<AddressLocation | undefined> | undefined;

/** Asked once a visit; joins later events. */
export function findIpLookup(): Promise<AddressLocation | undefined> {
  asked ??= lookUp();
  return asked;
}
