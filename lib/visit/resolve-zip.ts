import { parseZipcode } from '@/lib/fields/parse-zipcode';
import { layValues } from './value-order';

/** Where a visitor's ZIP may be known from. */
export interface ZipSources {
  /** The form's own value. */
  readonly answered: unknown;
  readonly urlParameters: Readonly<Record<string, string>>;
  /** The postal code of the visitor's address on the network: a guess. */
  readonly lookedUp?: unknown;
}

function readZip(input: unknown): { readonly zipCode?: string } {
  const zipCode = parseZipcode(input);
  return zipCode === undefined ? {} : { zipCode };
}

/** The ZIP from the first of the three places that has a valid one (specification 5). */
export function resolveZip({ answered, urlParameters, lookedUp }: ZipSources): string | undefined {
  const brought = readZip(urlParameters['zip_code']);
  return layValues({ answered: readZip(answered), brought, guessed: readZip(lookedUp) }).zipCode;
}
