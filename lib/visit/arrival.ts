const PATH_MAXIMUM = 512;

export interface Arrival {
  readonly referrer: string;
  readonly origin: string;
  readonly pagePath: string;
}

/** The linking page's path on the same site; undefined for other arrivals. */
export function findArrivalSource({ referrer, origin, pagePath }: Arrival): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  const isOwnStep = from.pathname === pagePath || (pagePath !== '/' && from.pathname.startsWith(`${pagePath}/`));
  return from.origin === origin && !isOwnStep ? from.pathname.slice(0, PATH_MAXIMUM) : undefined;
}
