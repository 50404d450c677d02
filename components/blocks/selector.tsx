import type { Block } from '@/lib/page/block';
import styles from './selector.module.css';
import { Section } from './section';

type SelectorBlock = Extract<Block, { kind: 'selector' }>;

/** More would make one column longer than a screen or two. */
const MANY_CHOICES = 12;

/** Works without a script; legal statements never stand in an entry. */
export function Selector({ block }: { readonly block: SelectorBlock }) {
  return (
    <Section block="selector" heading={block.heading} introduction={block.introduction}>
      <div className={styles.choices} {...(block.choices.length > MANY_CHOICES && { 'data-many': true })}>
        {block.choices.map(({ name, text }) => (
          <details key={name} name={block.heading} className={styles.choice}>
            <summary className={styles.name}>{name}</summary>
            <p className={styles.text}>{text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
