import { createIsbotFromList, list } from 'isbot';
import { isCrawler } from '@/lib/errors/crawler';

/** Apps that show news carry the word in their agents: people read there, and advertisements lead from there to us. */
const NEWS = 'news';

const isListed = createIsbotFromList(list.filter((pattern) => !pattern.includes(NEWS)));

/**
 * Whether a user agent says to be no visitor: what the error page takes for a crawler, a tool, a browser without a screen. Anybody may say to be
 * another, so nothing that protects us may depend on it.
 */
export function isDeclaredCrawler(userAgent: string): boolean {
  return isCrawler(userAgent) || isListed(userAgent);
}
