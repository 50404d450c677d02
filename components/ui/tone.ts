import type { InversePart, Theme } from '@/lib/brand/theme';

/** The attributes of a part that a theme may set in the opposite tone; none otherwise, which costs no byte. */
export function buildTone({ inverseParts }: Theme, part: InversePart): { readonly 'data-tone'?: 'inverse' } {
  return inverseParts?.includes(part) ? { 'data-tone': 'inverse' } : {};
}
