import type { Block } from '@/lib/page/block';
import styles from './article.module.css';
import { Section } from './section';

type SeasonBlock = Extract<Block, { kind: 'season' }>;

/** `buildSeasonPage` has left out the blocks of other seasons. */
export function Season({ block }: { readonly block: SeasonBlock }) {
  return (
    <Section block="season" heading={block.heading} ground="band">
      <p className={styles.lead}>{block.text}</p>
    </Section>
  );
}
