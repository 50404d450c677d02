import type { Block } from '@/lib/page/block';
import styles from './article.module.css';
import { Section } from './section';

type TipListBlock = Extract<Block, { kind: 'tip-list' }>;

/** Numbered, because people refer to "the third one". */
export function TipList({ block }: { readonly block: TipListBlock }) {
  return (
    <Section block="tip-list" heading={block.heading} introduction={block.introduction}>
      <ol className={styles.tips}>
        {block.tips.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
