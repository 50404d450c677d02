import { useState, type ReactNode } from 'react';
import styles from './debug-entry.module.css';

interface DebugEntryProps {
  readonly summary: ReactNode;
  /** Called only while unfolded, which keeps long lists light. */
  readonly children: () => ReactNode;
  readonly event?: string;
}

export function DebugEntry({ summary, children, event }: DebugEntryProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <details
      className={styles.entry}
      data-event={event}
      onToggle={(toggle) => setIsUnfolded(toggle.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isUnfolded && children()}
    </details>
  );
}
