import type { OwnLayout, Palette, Theme } from '@/lib/brand/theme';
import { mixTints } from '@/lib/brand/tints';
import { letterWidths } from './letter-widths';
import { ownLayouts } from './layouts';
import { squeezeCss } from './squeeze-css';
import { typefaces } from './typefaces';

function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

function declarePalette(palette: Palette): string {
  return declare({ ...palette, ...mixTints(palette) });
}

function declareShape(theme: Theme): string {
  const { digit, letter } = letterWidths[theme.headingTypeface];
  const step = (power: number) => `${Number((theme.scaleRatio ** power).toFixed(3))}rem`;
  return declare({
    headingFont: typefaces[theme.headingTypeface],
    textFont: typefaces[theme.textTypeface],
    headingWeight: String(theme.headingWeight),
    headingTracking: `${theme.headingTracking}em`,
    'size-3': step(1),
    'size-2': step(2),
    'size-1': step(3),
    'size-0': step(4),
    digitWidth: String(digit),
    letterWidth: `${letter + theme.headingTracking}`,
    cardRadius: `${theme.cardRadius}px`,
    controlRadius: `${theme.controlRadius}px`,
    borderWidth: `${theme.borderWidth}px`,
    cardShadow: theme.cardShadow,
  });
}

function getOwnLayout(layout: Theme['layout']): string {
  return layout in ownLayouts ? ownLayouts[layout as OwnLayout] : '';
}

/** `[data-tone=inverse]` uses the dark palette in either scheme. */
export function buildThemeCss(theme: Theme): string {
  const dark = declarePalette(theme.dark);
  const css = [
    `:root{color-scheme:light dark;${declarePalette(theme.light)};${declareShape(theme)}}`,
    theme.inverseParts ? `[data-tone=inverse]{color-scheme:dark;${dark}}` : '',
    `@media(prefers-color-scheme:dark){:root{${dark}}}`,
    getOwnLayout(theme.layout),
  ];
  return squeezeCss(css.join(''));
}

/** Must precede everything that uses the properties. */
export function ThemeStyle({ theme }: { readonly theme: Theme }) {
  return <style dangerouslySetInnerHTML={{ __html: buildThemeCss(theme) }} />;
}
