const PATH_MAXIMUM = 512;

/** Where a page was opened, and from where. */
export interface Arrival {
  /** As the browser tells it: a whole address, or nothing. */
  readonly referrer: string;
  readonly origin: string;
  /** The page's own path; its steps lie below it. */
  readonly pagePath: string;
}

/** Path of the page of the same site that linked here; undefined for everyone who came otherwise. */
export function findArrivalSource({ referrer, origin, pagePath }: Arrival): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  const isOwnStep = from.pathname === pagePath || (pagePath !== '/' && from.pathname.startsWith(`${pagePath}/`));
  return from.origin === origin && !isOwnStep ? from.pathname.slice(0, PATH_MAXIMUM) : undefined;
}
