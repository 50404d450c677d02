import { isText } from '@/lib/json/guard';
import { shape } from '@/lib/json/shape';
import { isAddressLocation, type AddressLocation } from './address-location';
import { isThirdParties, type ThirdParties } from './third-parties';

/** What only the server knows of a visit. Pages are prerendered, so each asks for it, once. */
export interface VisitFacts {
  /** The build that the server runs. */
  readonly buildId: string;
  /** Where the visitor's address on the network is, as the edge tells it. */
  readonly location: AddressLocation;
  readonly thirdParties: ThirdParties;
}

export const isVisitFacts = shape<VisitFacts>({
  buildId: isText,
  location: isAddressLocation,
  thirdParties: isThirdParties,
});
