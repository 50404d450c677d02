/** What an IP lookup tells (specification 3, location); null where the edge says nothing. */
export interface AddressLocation {
  readonly city: string | null;
  /** Two-letter code. */
  readonly state: string | null;
  readonly postalCode: string | null;
  /** The address itself, as the server sees it. */
  readonly value: string | null;
  readonly isp: string | null;
}

/** The names of all that an IP lookup tells. */
export const addressLocationFields: readonly (keyof AddressLocation)[] = [
  'city',
  'state',
  'postalCode',
  'value',
  'isp',
];
