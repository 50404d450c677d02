import type { Page } from '@/lib/page/page';
import { listOwnFaults } from './list-page-faults';
import type { PageFault, PageLint } from './page-fault';

function setIn(data: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(data))
    return data.map((entry: unknown, index) => (String(index) === key ? setIn(entry, rest, text) : entry));
  if (typeof data !== 'object' || data === null) return data;
  return { ...data, [key]: setIn((data as Readonly<Record<string, unknown>>)[key], rest, text) };
}

/** What the rules of `lint-pages` say of a page once the text at `body.1.heading` or `title` is another one. */
export function listFaultsOfChange(
  page: Page,
  { at, text }: { readonly at: string; readonly text: string },
  lint: PageLint,
): readonly PageFault[] {
  return listOwnFaults(setIn(page, at.split('.'), text) as Page, lint);
}
