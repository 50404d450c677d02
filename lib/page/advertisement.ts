import type { Page } from './page';
import type { TemplateName } from '@/lib/names/page-names';

/** Compliance V-01. */
const ADVERTISEMENTS: readonly TemplateName[] = ['advertorial', 'chat', 'listing', 'ad-list'];

/** Shared links and their pictures say so too. */
export function isAdvertisement({ template }: Pick<Page, 'template'>): boolean {
  return ADVERTISEMENTS.includes(template);
}
