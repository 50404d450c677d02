import { createIsbotFromList, list } from 'isbot';

/** Apps that show news carry the word in their agents: people read there, and advertisements lead from there to us. */
const NEWS = 'news';

/**
 * Whether a user agent says to be no visitor: a crawler, a tool, a browser without a screen. Anybody may say to be
 * another, so nothing that protects us may depend on it.
 */
export const isDeclaredCrawler = createIsbotFromList(list.filter((pattern) => !pattern.includes(NEWS)));
