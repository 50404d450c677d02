import { useEffect, useRef } from 'react';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import styles from './page-problems.module.css';

interface PageProblemsProps {
  readonly faults: readonly PlacedFault[];
  /** How often they were asked for: each time the reader is led to them. */
  readonly wanted: number;
}

/** What `lint-pages` finds wrong with the entry of a page; nothing for none. */
export function PageProblems({ faults, wanted }: PageProblemsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted > 0 || window.location.hash === '#problems') heading.current?.focus();
  }, [wanted]);
  if (faults.length === 0) return null;
  return (
    <section className={styles.problems} id="problems" aria-labelledby="problems-heading">
      <h2 ref={heading} id="problems-heading" tabIndex={-1}>
        {faults.length} {faults.length === 1 ? 'problem' : 'problems'}
      </h2>
      <ul>
        {faults.map(({ file, line, rule, what, mend, why }) => (
          <li key={`${file}:${line} ${rule} ${what}`}>
            <code>
              {file}:{line}
            </code>
            <p>
              {what}. <strong>{mend}</strong>
            </p>
            <p className={styles.why}>
              [{rule}] {why}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
