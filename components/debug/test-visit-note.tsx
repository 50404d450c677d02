import { useState } from 'react';
import { endTestVisit } from '@/lib/browser/debug/test-visit';
import styles from './debug-drawer.module.css';

interface TestVisitNoteProps {
  readonly pagePath: string;
  /** Unix ms. */
  readonly end: number;
}

/** Until when nothing of this visit counts, and the way to end that. */
export function TestVisitNote({ pagePath, end }: TestVisitNoteProps) {
  const [isEnding, setIsEnding] = useState(false);

  async function endIt(): Promise<void> {
    setIsEnding(true);
    await endTestVisit(pagePath);
    setIsEnding(false);
  }

  const time = new Date(end).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <div className={styles.ending}>
      <p>Test visit until {time}: nothing of it counts, nobody is told and nobody is paid.</p>
      <button type="button" className={styles.button} disabled={isEnding} onClick={() => void endIt()}>
        End the test
      </button>
    </div>
  );
}
