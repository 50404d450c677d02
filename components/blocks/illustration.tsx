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
};

/**
 * Used by reference, not as an image: the drawing takes the brand's colours, stays out of the HTML and is fetched once.
 */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg viewBox={VIEW_BOXES[name]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`/images/${name}.svg#scene`} />
    </svg>
  );
}
