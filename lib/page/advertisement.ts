import type { Page } from './page';
import type { TemplateName } from './page-names';

/** Templates that say "advertisement" above everything else (compliance V-01). */
const ADVERTISEMENTS: readonly TemplateName[] = ['advertorial', 'chat', 'listing', 'ad-list'];

/** Whether a page is marked as an ad; a link to it that is shared, and the picture of that link, say so too. */
export function isAdvertisement({ template }: Pick<Page, 'template'>): boolean {
  return ADVERTISEMENTS.includes(template);
}
