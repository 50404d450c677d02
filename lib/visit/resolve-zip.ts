import { parseZipcode } from '@/lib/fields/parse-zipcode';

/** Where a visitor's ZIP may be known from. */
export interface ZipSources {
  /** The form's own value. */
  readonly answered: unknown;
  readonly urlParameters: Readonly<Record<string, string>>;
  /** The postal code of the visitor's address on the network: a guess. */
  readonly lookedUp?: unknown;
}

/** The ZIP from the first of the three places that has a valid one (specification 5). */
export function resolveZip({ answered, urlParameters, lookedUp }: ZipSources): string | undefined {
  return parseZipcode(answered) ?? parseZipcode(urlParameters['zip_code']) ?? parseZipcode(lookedUp);
}
