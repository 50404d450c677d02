import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme, TypefaceName } from '@/lib/brand/theme';

export interface CardFont {
  readonly name: 'heading' | 'text';
  readonly data: Buffer;
  readonly weight: 300 | 400 | 500 | 600 | 700 | 800;
  readonly style: 'normal' | 'italic';
}

type Face = readonly [family: string, weight: CardFont['weight'], style?: CardFont['style']];

const SANS: Face = ['atkinson-hyperlegible-next', 400];
const SERIF: Face = ['spectral', 400];

/** Cards are drawn on the server, so system stacks are replaced by the nearest face that we hold. */
const FACES: Readonly<Record<TypefaceName, { readonly heading: Face; readonly text: Face }>> = {
  humanist: { heading: ['atkinson-hyperlegible-next', 600], text: SANS },
  plain: { heading: ['atkinson-hyperlegible-next', 600], text: SANS },
  rounded: { heading: ['atkinson-hyperlegible-next', 700], text: SANS },
  geometric: { heading: ['atkinson-hyperlegible-next', 500], text: SANS },
  grotesk: { heading: ['atkinson-hyperlegible-next', 700], text: SANS },
  oldStyle: { heading: ['spectral', 600], text: SERIF },
  legible: { heading: ['atkinson-hyperlegible-next', 600], text: SANS },
  slab: { heading: ['zilla-slab', 600], text: SANS },
  condensed: { heading: ['barlow-condensed', 700], text: SANS },
  serif: { heading: ['spectral', 300], text: SERIF },
  bookSerif: { heading: ['spectral', 600], text: SERIF },
  italic: { heading: ['spectral', 500, 'italic'], text: SERIF },
};

const read = new Map<string, Buffer>();

function readFont(name: CardFont['name'], [family, weight, style = 'normal']: Face): CardFont {
  const file = `${family}-latin-${weight}-${style}.woff`;
  const data = read.get(file) ?? readFileSync(join(process.cwd(), 'node_modules/@fontsource', family, 'files', file));
  read.set(file, data);
  return { name, data, weight, style };
}

export function readCardFonts({ headingTypeface, textTypeface }: Theme): CardFont[] {
  return [readFont('heading', FACES[headingTypeface].heading), readFont('text', FACES[textTypeface].text)];
}
