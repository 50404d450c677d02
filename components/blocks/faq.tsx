import type { Block } from '@/lib/page/block';
import styles from './faq.module.css';
import { Section } from './section';

type FaqBlock = Extract<Block, { kind: 'faq' }>;

/** Answers are never collapsed. */
export function Faq({ block }: { readonly block: FaqBlock }) {
  return (
    <Section block="faq" heading={block.heading}>
      <div className={styles.list} data-part="list">
        {block.questions.map(({ question, answer }) => (
          <div key={question} className={styles.pair}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
