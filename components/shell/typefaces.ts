import localFont from 'next/font/local';
import type { TypefaceName } from '@/lib/brand/theme';

// No preloading: all brands share one route, so Next would preload every brand's face.
const legible = localFont({
  src: '../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff2',
  weight: '600',
  display: 'optional',
  preload: false,
});

const slab = localFont({
  src: '../../node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2',
  weight: '600',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const condensed = localFont({
  src: '../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  display: 'optional',
  preload: false,
});

const serif = localFont({
  src: '../../node_modules/@fontsource/spectral/files/spectral-latin-300-normal.woff2',
  weight: '300',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const bookSerif = localFont({
  src: '../../node_modules/@fontsource/spectral/files/spectral-latin-600-normal.woff2',
  weight: '600',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const italic = localFont({
  src: '../../node_modules/@fontsource/spectral/files/spectral-latin-500-italic.woff2',
  weight: '500',
  style: 'italic',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const SYSTEM_HUMANIST = "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, Roboto, 'DejaVu Sans', sans-serif";

export const typefaces: Readonly<Record<TypefaceName, string>> = {
  humanist: SYSTEM_HUMANIST,
  plain: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Nunito, 'Arial Rounded MT Bold', Calibri, sans-serif",
  geometric: "Avenir, 'Century Gothic', Montserrat, 'URW Gothic', Corbel, sans-serif",
  grotesk: "'Helvetica Neue', 'Arial Nova', 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif",
  oldStyle: "'Iowan Old Style', 'Palatino Linotype', 'Book Antiqua', P052, 'Noto Serif', serif",
  legible: `${legible.style.fontFamily}, ${SYSTEM_HUMANIST}`,
  slab: `${slab.style.fontFamily}, Rockwell, 'Roboto Slab', serif`,
  condensed: `${condensed.style.fontFamily}, 'Arial Narrow', sans-serif`,
  serif: `${serif.style.fontFamily}, Charter, Cambria, serif`,
  bookSerif: `${bookSerif.style.fontFamily}, Charter, Cambria, serif`,
  italic: `${italic.style.fontFamily}, Charter, Cambria, serif`,
};
