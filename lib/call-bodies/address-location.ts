import { isText } from '@/lib/json/guard';
import { nullable, shape } from '@/lib/json/shape';

/** What an IP lookup tells (specification 3, location); null where nobody says. */
export interface AddressLocation {
  readonly city: string | null;
  /** Two-letter code. */
  readonly state: string | null;
  readonly postalCode: string | null;
  /** The address itself, as the server sees it. */
  readonly value: string | null;
  readonly isp: string | null;
}

const told = nullable(isText);

export const isAddressLocation = shape<AddressLocation>({
  city: told,
  state: told,
  postalCode: told,
  value: told,
  isp: told,
});
