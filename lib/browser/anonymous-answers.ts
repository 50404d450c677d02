import type { FormValues } from '@/lib/fields/form-values';
import { parseZipcode } from '@/lib/fields/parse-zipcode';
import type { Visit } from '@/lib/visit/visit';
import { guessZip } from './guessed-zip';
import { readSharedValues } from './kept-values';

/** The answers that may leave before consent, the ZIP from the first of the three places that has one (specification 5). */
export async function findAnonymousAnswers({ urlParameters }: Visit): Promise<FormValues> {
  const { zipcode, currentlyInsured, currentCompany, homeowner } = readSharedValues();
  const known = zipcode ?? parseZipcode(urlParameters['zip_code']) ?? (await guessZip());
  return { zipcode: known, currentlyInsured, currentCompany, homeowner };
}
