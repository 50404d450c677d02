import { mixColors } from './mix-colors';
import type { Palette } from './theme';

/** Backgrounds mixed from a palette. Body text is readable on the two soft ones. */
export interface Tints {
  readonly tintSoft: string;
  readonly tintStrong: string;
  readonly highlightSoft: string;
}

export function mixTints(palette: Palette): Tints {
  return {
    tintSoft: mixColors(palette.accent, palette.surface, 0.13),
    tintStrong: mixColors(palette.accent, palette.surface, 0.45),
    highlightSoft: mixColors(palette.highlight, palette.band, 0.22),
  };
}
