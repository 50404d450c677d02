import type { BrandCode } from '@/lib/names/brand-code';
import { findPlace } from '@/lib/page/find-page';
import { matchShownPage, type TestedDirectory } from './match-shown-page';
import { findRedirect, type Redirect } from './redirect';
import { isReservedPath } from './reserved-paths';

interface KnownPaths extends TestedDirectory {
  readonly redirects: readonly Redirect[];
}

/** 2 for what has this very path, 1 for a page whose step is unknown, 0 for nothing. */
function rank(known: KnownPaths, brand: BrandCode, path: string): number {
  if (isReservedPath(path) || findRedirect(known.redirects, brand, path)) return 2;
  const place = findPlace(known.pages, brand, path);
  const match = place && matchShownPage(known, place);
  if (!match) return 0;
  return match.unknownStep === undefined ? 2 : 1;
}

/** A decoded path as the brand spells it: in lower case where that leads to more, else as it came. */
export function spellPath(known: KnownPaths, brand: BrandCode, path: string): string {
  const lower = path.toLowerCase();
  if (lower === path) return path;
  return rank(known, brand, lower) > rank(known, brand, path) ? lower : path;
}
