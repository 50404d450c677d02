import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** `data-block-id`: names the block in analytics. */
  readonly block: string;
  readonly heading: string;
  readonly introduction?: string | undefined;
  readonly ground?: 'page' | 'band';
  readonly children: ReactNode;
}

export function Section({ block, heading, introduction, ground = 'page', children }: SectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-block-id={block} data-safe-text="">
      <div className={styles.inner}>
        <div className={styles.heading}>
          <h2>{heading}</h2>
          {introduction && <p className={styles.introduction}>{introduction}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
