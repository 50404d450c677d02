import { createListings, type Listings, type ListingsSettings } from './listings';

/** The adapter to Quinstreet; its clicks run over the hosts of its listing and of its older names. */
export function createQuinstreet(settings: ListingsSettings): Listings {
  return createListings(
    { provider: 'quinstreet', clickHosts: ['nextinsure.com', 'quinstreet.com', 'surehits.com', 'quinstage.com'] },
    settings,
  );
}
