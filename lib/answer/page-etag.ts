import { hashText } from '@/lib/names/hash-text';

/** Changes with every build and with the chosen page. Weak, because compression changes the bytes. */
export function buildPageEtag(buildId: string, path: string): string {
  return `W/"${buildId}-${hashText(path).toString(36)}"`;
}

/** Whether `If-None-Match` (a list, or null) holds the tag. */
export function hasSamePage(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false;
}
