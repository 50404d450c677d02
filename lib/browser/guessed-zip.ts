import { parseZipcode } from '@/lib/fields/parse-zipcode';
import { findIpLookup } from './ip-lookup';

/** The ZIP of the visitor's address, the last of the three places where one is looked for (specification 5). */
export async function guessZip(): Promise<string | undefined> {
  return parseZipcode((await findIpLookup())?.postalCode);
}
