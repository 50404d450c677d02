const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 16_777_619;

/** FNV-1a, 32 bits: hides paths. */
function hash(text: string): number {
  let sum = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), FNV_PRIME);
  return sum >>> 0;
}

/** Changes with every build and with the chosen page. Weak, because compression changes the bytes. */
export function buildPageEtag(buildId: string, path: string): string {
  return `W/"${buildId}-${hash(path).toString(36)}"`;
}

/** Whether `If-None-Match` (a list, or null) holds the tag. */
export function hasSamePage(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false;
}
