import { useState, type ReactNode } from 'react';
import { keepDrawerMemory, readDrawerMemory } from '@/lib/browser/debug/drawer-memory';
import styles from './debug-section.module.css';

interface DebugSectionProps {
  readonly name: string;
  /** Visible while folded. */
  readonly fact: ReactNode;
  /** Called only while unfolded. */
  readonly children: () => ReactNode;
}

export function DebugSection({ name, fact, children }: DebugSectionProps) {
  const [isUnfolded, setIsUnfolded] = useState(() => readDrawerMemory().unfolded.includes(name));

  function onToggle(isNow: boolean): void {
    setIsUnfolded(isNow);
    const others = readDrawerMemory().unfolded.filter((other) => other !== name);
    keepDrawerMemory({ unfolded: isNow ? [...others, name] : others });
  }

  return (
    <details
      className={styles.section}
      data-section={name}
      open={isUnfolded}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.fact}>{fact}</span>
      </summary>
      {isUnfolded && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
