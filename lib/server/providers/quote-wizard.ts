import { createListings, type Listings, type ListingsSettings } from './listings';

/** The click interface is not public; Quinstreet's format is assumed (providers 2.2). */
export function createQuoteWizard(settings: ListingsSettings): Listings {
  return createListings({ provider: 'quoteWizard', clickHosts: ['quotewizard.com'] }, settings);
}
