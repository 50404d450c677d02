import { parseZipcode } from '@/lib/fields/text-parsers';
import { findIpLookup } from './ip-lookup';

/** From the IP lookup, the last of three sources (specification 5). */
export async function guessZip(): Promise<string | undefined> {
  return parseZipcode((await findIpLookup())?.postalCode);
}
