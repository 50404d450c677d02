import type { Block } from '@/lib/page/block';
import { PointList } from './article-section';
import styles from './cards.module.css';
import { Section } from './section';

type StrengthsAndLimitsBlock = Extract<Block, { kind: 'strengths-and-limits' }>;

/** In boxes of the same size. */
export function StrengthsAndLimits({ block }: { readonly block: StrengthsAndLimitsBlock }) {
  return (
    <Section block="strengths-and-limits" heading={block.heading}>
      <div className={styles.pair}>
        <div className={styles.card}>
          <h3>{block.strengthsHeading}</h3>
          <PointList points={block.strengths} mark="check" />
        </div>
        <div className={styles.card}>
          <h3>{block.limitsHeading}</h3>
          <PointList points={block.limits} mark="limit" />
        </div>
      </div>
    </Section>
  );
}
