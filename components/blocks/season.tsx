import type { Block } from '@/lib/page/block';
import styles from './article.module.css';
import { Section } from './section';

type SeasonBlock = Extract<Block, { kind: 'season' }>;

/** What holds in this part of the year; a page is built for each part with its own blocks only (`buildSeasonPage`). */
export function Season({ block }: { readonly block: SeasonBlock }) {
  return (
    <Section block="season" heading={block.heading} ground="band">
      <p className={styles.lead}>{block.text}</p>
    </Section>
  );
}
