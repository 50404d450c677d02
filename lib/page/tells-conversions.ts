import type { Page } from './page';

/** What an address or name says of somebody's health, as words of ours: a plan for people with a chronic condition. */
const CONDITION = /(?:^|[^a-z])(?:c-?snp|chronic|condition|diabet|heart|kidney|cancer|copd|dementia|senses|x4d|x4z)/i;

/**
 * Whether companies of ads may be told that somebody called from this page. A page says so itself (`tellsConversions`);
 * else those of which the address, name or headline speaks of a condition do not.
 */
export function tellsConversions({ tellsConversions: isSaid, path, name, title, headline }: Page): boolean {
  return isSaid ?? ![path, name, title ?? '', headline].some((words) => CONDITION.test(words));
}
