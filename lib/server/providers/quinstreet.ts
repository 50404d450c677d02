import { createListings, type Listings, type ListingsSettings } from './listings';

/** Clicks also run over the hosts of its older names. */
export function createQuinstreet(settings: ListingsSettings): Listings {
  return createListings(
    { provider: 'quinstreet', clickHosts: ['nextinsure.com', 'quinstreet.com', 'surehits.com', 'quinstage.com'] },
    settings,
  );
}
