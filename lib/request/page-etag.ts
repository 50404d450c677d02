const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 16_777_619;

/** FNV-1a, 32 bits: tells paths apart without saying them. */
function hash(text: string): number {
  let sum = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), FNV_PRIME);
  return sum >>> 0;
}

/**
 * What a prerendered page is known by to caches: it changes with every build, and with the page that was chosen for an
 * address. Weak, since compression makes other bytes of it. Next would read the whole page for each answer to tell.
 */
export function buildPageEtag(buildId: string, path: string): string {
  return `W/"${buildId}-${hash(path).toString(36)}"`;
}

/** Whether a visitor has this very page, by the `If-None-Match` of the request: a list, or null where there is none. */
export function hasSamePage(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false;
}
