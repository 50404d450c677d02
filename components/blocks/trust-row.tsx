import type { Block } from '@/lib/page/block';
import { Icon } from '@/components/ui/icon';
import styles from './trust-row.module.css';

type TrustRowBlock = Extract<Block, { kind: 'trust-row' }>;

export function TrustRow({ block }: { readonly block: TrustRowBlock }) {
  return (
    <ul className={styles.row} data-block-id="trust-row" data-safe-text="">
      {block.facts.map((fact) => (
        <li key={fact.text} className={styles.fact}>
          <span className={styles.icon}>
            <Icon name={fact.icon} />
          </span>
          {fact.text}
        </li>
      ))}
    </ul>
  );
}
