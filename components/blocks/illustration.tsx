import type { IllustrationName } from '@/lib/names/page-names';

/** The viewBox of each scene; other shapes crop its edges, never its middle. */
const VIEW_BOXES: Readonly<Record<IllustrationName, string>> = {
  'market-basket': '0 -140 480 680',
  'kitchen-table': '0 -140 480 680',
  'open-road': '0 0 600 520',
  'front-porch': '0 0 1200 320',
  harbor: '0 0 480 480',
  courtyard: '0 -140 480 680',
  'dental-chair': '0 -140 480 680',
  letters: '0 -140 480 680',
  'three-lanes': '0 -140 480 680',
  'two-phones': '0 -140 480 680',
  groceries: '0 -140 480 680',
};

/** Where the matter of a scene stands: its middle, top and height. */
const BANDS: Readonly<Record<IllustrationName, readonly [middle: number, top: number, height: number]>> = {
  'market-basket': [240, 60, 300],
  'kitchen-table': [255, 40, 300],
  'open-road': [320, 60, 340],
  'front-porch': [600, 36, 236],
  harbor: [240, 50, 420],
  courtyard: [255, 90, 280],
  'dental-chair': [260, 50, 340],
  letters: [265, 120, 260],
  'three-lanes': [240, 60, 330],
  'two-phones': [240, 40, 330],
  groceries: [250, 76, 314],
};

/** As wide as the widest band is, where the height of a scene must stay whole; sky and ground are drawn that far. */
const BAND_RATIO = 7.4;

function cutBand(name: IllustrationName): string {
  const [middle, top, height] = BANDS[name];
  const width = height * BAND_RATIO;
  return [middle - width / 2, top, width, height].join(' ');
}

interface SceneProps {
  readonly name: IllustrationName;
  readonly viewBox: string;
  readonly cut?: 'band' | 'tall';
}

/**
 * Used by reference, not as an image: the drawing takes the brand's colours, stays out of the HTML and is fetched once.
 */
function Scene({ name, viewBox, cut }: SceneProps) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-cut={cut}>
      <use href={`/images/${name}.svg#scene`} />
    </svg>
  );
}

export function Illustration({ name }: { readonly name: IllustrationName }) {
  return <Scene name={name} viewBox={VIEW_BOXES[name]} />;
}

/** A band over the headline on phones, a scene beside it on wide screens. */
export function HeroPicture({ name }: { readonly name: IllustrationName }) {
  return (
    <>
      <Scene name={name} viewBox={cutBand(name)} cut="band" />
      <Scene name={name} viewBox={VIEW_BOXES[name]} cut="tall" />
    </>
  );
}
