import type { Block } from '@/lib/page/block';
import styles from './cards.module.css';
import { Section } from './section';

type FactListBlock = Extract<Block, { kind: 'fact-list' }>;

export function FactList({ block }: { readonly block: FactListBlock }) {
  return (
    <Section block="fact-list" heading={block.heading} introduction={block.introduction}>
      <dl className={styles.rows}>
        {block.facts.map(({ label, text, address }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {address === undefined ? (
                text
              ) : (
                <a href={address} rel="noopener">
                  {text}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
