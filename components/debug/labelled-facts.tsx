import type { ReactNode } from 'react';
import styles from './debug-content.module.css';

/** Leaves out undefined values. */
export function FactList({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts)
        .filter(([, fact]) => fact !== undefined && fact !== '')
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
