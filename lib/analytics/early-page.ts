import type { EventCatalogue } from './event-catalogue';
import type { PageContext } from './event-context';

/** What a document says of itself for the event that leaves before the page’s own scripts are there. */
export interface EarlyPage {
  readonly page: PageContext;
  /** Of the step that stands in the document; empty where it has no form. */
  readonly view: EventCatalogue['pageView'];
}
