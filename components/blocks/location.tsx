import type { Block } from '@/lib/page/block';
import { buildPlaceRoom } from '@/lib/page/fill-place';
import styles from './location.module.css';
import { Section } from './section';

type LocationBlock = Extract<Block, { kind: 'location' }>;

/**
 * Both texts, and a sample of a filled one, share a box as high as the highest, so that nothing moves when they change.
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
