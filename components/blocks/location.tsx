import type { Block } from '@/lib/page/block';
import { buildPlaceRoom } from '@/lib/copy/place-words';
import styles from './location.module.css';
import { Section } from './section';

type LocationBlock = Extract<Block, { kind: 'location' }>;

/**
 * Words that hold everywhere, until the visitor's ZIP is known (`LocationTexts`). Both texts, and one of the usual
 * length of a filled one, share a box that is as high as the highest: nothing moves when they change.
 */
export function Location({ block }: { readonly block: LocationBlock }) {
  return (
    <Section block="location" heading={block.heading} ground="band">
      <div
        className={styles.box}
        data-location={block.textWithPlace}
        data-location-room={buildPlaceRoom(block.textWithPlace)}
      >
        <p className={styles.everywhere}>{block.text}</p>
        <div data-location-place="" />
      </div>
    </Section>
  );
}
