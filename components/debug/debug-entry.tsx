import { useState, type ReactNode } from 'react';
import styles from './debug-entry.module.css';

interface DebugEntryProps {
  readonly summary: ReactNode;
  /** Called only while the entry is unfolded: a stream of many stays light. */
  readonly children: () => ReactNode;
  /** The event that the entry is of. */
  readonly event?: string;
}

/** One thing in a section, its content on demand. */
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
