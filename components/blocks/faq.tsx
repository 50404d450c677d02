import type { Block } from '@/lib/page/block';
import styles from './faq.module.css';
import type { ShowText } from './running-text';
import { Section } from './section';

type FaqBlock = Extract<Block, { kind: 'faq' }>;

interface FaqProps {
  readonly block: FaqBlock;
  readonly show: ShowText;
}

/** Folded, so that a page stays short; the browser opens an answer by itself when its words are searched for. */
export function Faq({ block, show }: FaqProps) {
  return (
    <Section block="faq" heading={block.heading}>
      <div className={styles.list} data-part="list">
        {block.questions.map(({ question, answer }) => (
          <details key={question} className={styles.pair}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{show(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
