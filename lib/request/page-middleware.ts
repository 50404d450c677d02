import type { Page } from '@/lib/page/page';
import type { PageMiddlewareName } from '@/lib/names/page-names';
import { buildLocation } from './build-location';
import type { PageRequest, Routing } from './page-request';

/** Returns nothing to let the request pass. */
type PageMiddleware = (request: PageRequest, page: Page) => Routing | undefined;

const ZIP_NAMES: readonly string[] = ['zip', 'zipcode'];

const pageMiddleware: Readonly<Record<PageMiddlewareName, PageMiddleware>> = {
  /** Renamed to what the form reads, unless the query already has it. */
  'rename-zip': ({ path, query }) => {
    const given = [...query].find(([name, value]) => ZIP_NAMES.includes(name) && value !== '');
    if (!given || query.has('zip_code')) return undefined;
    const others = [...query].filter(([name]) => !ZIP_NAMES.includes(name));
    return {
      kind: 'redirect',
      location: buildLocation(path, new URLSearchParams([...others, ['zip_code', given[1]]])),
    };
  },
};

export function runPageMiddleware(request: PageRequest, page: Page): Routing | undefined {
  for (const name of page.middleware ?? []) {
    if (!Object.hasOwn(pageMiddleware, name)) throw new Error(`Unknown route middleware: ${name}`);
    const routing = pageMiddleware[name](request, page);
    if (routing) return routing;
  }
  return undefined;
}
