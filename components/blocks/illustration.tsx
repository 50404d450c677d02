import type { IllustrationName } from '@/lib/page/page-names';

/** The field each scene is drawn on; a box of another shape cuts its edges, never its middle. */
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
 * A decorative scene from `public/images`. It is used by reference, not as an image: so the drawing takes the colors
 * of the brand around it, stays out of the HTML, and is fetched once for all pages.
 */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg viewBox={VIEW_BOXES[name]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`/images/${name}.svg#scene`} />
    </svg>
  );
}
