import type { Palette } from './theme';

function parseHex(color: string): readonly [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new Error(`"${color}" is not a color written as #rrggbb`);
  const [, red = '', green = '', blue = ''] = match;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** Returns `share` (0 to 1) of the first color over the second as #rrggbb; older browsers lack `color-mix`. */
export function mixColors(color: string, base: string, share: number): string {
  const over = parseHex(color);
  const under = parseHex(base);
  const mixed = over.map((channel, index) => Math.round(channel * share + (under[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

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
