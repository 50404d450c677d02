import { resolveZip, type ZipSources } from '@/lib/visit/resolve-zip';
import type { Visit } from '@/lib/visit/visit';
import { findIpLookup } from './ip-lookup';

/** A visitor's ZIP, and whether it is merely where their address on the network is. */
interface FoundZip {
  readonly zipCode: string;
  readonly isGuessed: boolean;
}

/** The visitor's ZIP; the network is asked only when neither the form nor the address of the page has one. */
export async function findZip(answered: ZipSources['answered'], visit: Visit): Promise<FoundZip | undefined> {
  const given = { answered, urlParameters: visit.urlParameters };
  const known = resolveZip(given);
  const zipCode = known ?? resolveZip({ ...given, lookedUp: (await findIpLookup(visit))?.postalCode });
  return zipCode === undefined ? undefined : { zipCode, isGuessed: known === undefined };
}
