import type { FormValues } from '@/lib/fields/form-values';
import { parseZipcode } from '@/lib/fields/text-parsers';
import type { Visit } from '@/lib/visit/visit';
import { guessZip } from './guessed-zip';
import { readSharedValues } from './kept-values';

/** What may leave before consent; the ZIP comes from form, URL or IP lookup, in this order (specification 5). */
export async function findAnonymousAnswers({ urlParameters }: Visit): Promise<FormValues> {
  const { zipcode, currentlyInsured, currentCompany, homeowner } = readSharedValues();
  const known = zipcode ?? parseZipcode(urlParameters['zip_code']) ?? (await guessZip());
  return { zipcode: known, currentlyInsured, currentCompany, homeowner };
}
