import type { LegalSection as LegalSectionBlock } from '@/lib/page/block';
import { DataTable } from './data-table';
import styles from './legal-section.module.css';

interface Run {
  readonly list: boolean;
  readonly items: readonly string[];
}

/** Consecutive paragraphs that begin with `- ` form one list. */
function groupRuns(paragraphs: readonly string[]): readonly Run[] {
  return paragraphs.reduce<readonly Run[]>((runs, paragraph) => {
    const list = paragraph.startsWith('- ');
    const item = list ? paragraph.slice(2) : paragraph;
    const last = runs.at(-1);
    if (list && last?.list) return [...runs.slice(0, -1), { list, items: [...last.items, item] }];
    return [...runs, { list, items: [item] }];
  }, []);
}

interface LegalSectionProps {
  readonly block: LegalSectionBlock;
  /** Fills in the brand's facts. */
  readonly fill: (text: string) => string;
}

export function LegalSection({ block, fill }: LegalSectionProps) {
  return (
    <section id={block.id} className={styles.section}>
      <h2>{block.heading}</h2>
      {groupRuns(block.paragraphs.map(fill)).map((run) =>
        run.list ? (
          <ul key={run.items[0]} className={styles.list}>
            {run.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={run.items[0]}>{run.items[0]}</p>
        ),
      )}
      {block.table && <DataTable columns={block.table.columns} rows={block.table.rows.map((row) => row.map(fill))} />}
    </section>
  );
}
