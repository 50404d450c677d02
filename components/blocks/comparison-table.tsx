import type { Block } from '@/lib/page/block';
import styles from './article.module.css';
import { DataTable } from './data-table';
import { Section } from './section';

type ComparisonTableBlock = Extract<Block, { kind: 'comparison-table' }>;

export function ComparisonTable({ block }: { readonly block: ComparisonTableBlock }) {
  return (
    <Section block="comparison-table" heading={block.heading} introduction={block.introduction}>
      <DataTable columns={block.columns} rows={block.rows} hasRowNames />
      {block.note && <p className={styles.note}>{block.note}</p>}
    </Section>
  );
}
