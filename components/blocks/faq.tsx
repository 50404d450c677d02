import type { Block } from '@/lib/page/block';
import styles from './faq.module.css';
import type { ShowText } from './running-text';
import { Section } from './section';

type FaqBlock = Extract<Block, { kind: 'faq' }>;

interface FaqProps {
  readonly block: FaqBlock;
  readonly show: ShowText;
}

/** Answers are never collapsed. */
export function Faq({ block, show }: FaqProps) {
  return (
    <Section block="faq" heading={block.heading}>
      <div className={styles.list} data-part="list">
        {block.questions.map(({ question, answer }) => (
          <div key={question} className={styles.pair}>
            <h3>{question}</h3>
            <p>{show(answer)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
