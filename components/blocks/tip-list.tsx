import type { Block } from '@/lib/page/block';
import styles from './article.module.css';
import type { ShowText } from './running-text';
import { Section } from './section';

type TipListBlock = Extract<Block, { kind: 'tip-list' }>;

interface TipListProps {
  readonly block: TipListBlock;
  readonly show: ShowText;
}

/** Numbered, because people refer to "the third one". */
export function TipList({ block, show }: TipListProps) {
  return (
    <Section block="tip-list" heading={block.heading} introduction={block.introduction}>
      <ol className={styles.tips}>
        {block.tips.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{show(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
