import type { Page } from '@/lib/page/page';
import type { PageMiddlewareName } from '@/lib/page/page-names';
import { buildLocation } from './build-location';
import type { PageRequest, Routing } from './page-request';

/** Looks at a request for a page before it is answered; nothing, or what to do instead. */
type PageMiddleware = (request: PageRequest, page: Page) => Routing | undefined;

/** What ad networks call the ZIP code. */
const ZIP_NAMES: readonly string[] = ['zip', 'zipcode'];

const pageMiddleware: Readonly<Record<PageMiddlewareName, PageMiddleware>> = {
  /** A ZIP code under another name gets the name that the form reads; one that has it already is left alone. */
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

/** Runs the middleware that a page names, in order, up to the first that decides. Throws for a name that is none. */
export function runPageMiddleware(request: PageRequest, page: Page): Routing | undefined {
  for (const name of page.middleware ?? []) {
    if (!Object.hasOwn(pageMiddleware, name)) throw new Error(`Unknown route middleware: ${name}`);
    const routing = pageMiddleware[name](request, page);
    if (routing) return routing;
  }
  return undefined;
}
