import type { Page } from './page';

/** Keys whose values are names and addresses, and no words. */
const NAMES: readonly string[] = ['kind', 'icon', 'image', 'provider', 'destination', 'address', 'readOn', 'during'];

/** Every text in a piece of plain data, without its names and addresses, nor what stands under the keys left out. */
export function listTexts(data: unknown, leftOut: readonly string[] = []): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap((entry) => listTexts(entry, leftOut));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    NAMES.includes(key) || leftOut.includes(key) ? [] : listTexts(value, leftOut),
  );
}

/** Every text of a page that a visitor may read. */
export function listPageTexts(page: Page): readonly string[] {
  const { title = '', description, headline, subheadline, body, exitIntent } = page;
  return listTexts([title, description, headline, subheadline, body, exitIntent?.heading, exitIntent?.text]);
}

/** Every path that a page's words lead to, and its own destination. */
export function listDestinations(page: Pick<Page, 'body' | 'destination'>): readonly string[] {
  const inData = (data: unknown): readonly string[] => {
    if (typeof data !== 'object' || data === null) return [];
    return Object.entries(data).flatMap(([key, value]) =>
      key === 'destination' && typeof value === 'string' ? [value] : inData(value),
    );
  };
  return [...new Set([...inData(page.body), ...(page.destination === undefined ? [] : [page.destination])])];
}
