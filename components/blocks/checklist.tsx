import type { Block } from '@/lib/page/block';
import { PointList } from './article-section';
import styles from './article.module.css';
import { Section } from './section';

type ChecklistBlock = Extract<Block, { kind: 'checklist' }>;

/** Plain text; nothing here is a control. */
export function Checklist({ block }: { readonly block: ChecklistBlock }) {
  return (
    <Section block="checklist" heading={block.heading} introduction={block.introduction}>
      <div className={styles.sheet}>
        <PointList points={block.items} mark="check" />
        {block.note && <p className={styles.note}>{block.note}</p>}
      </div>
    </Section>
  );
}
