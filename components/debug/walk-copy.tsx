import { useState } from 'react';
import type { Walk } from '@/lib/browser/debug/walk';
import { writeWalk } from '@/lib/browser/debug/write-walk';
import styles from './journey-section.module.css';

async function copyWalk(walk: Walk | undefined): Promise<string> {
  if (!walk) return 'No step was seen yet.';
  try {
    await navigator.clipboard.writeText(writeWalk(walk));
  } catch {
    return 'The browser lets nothing be copied here.';
  }
  const answers = walk.moves.filter(({ kind }) => kind === 'answer').length;
  return `Copied: ${answers} ${answers === 1 ? 'answer' : 'answers'}, as far as ${walk.end}.`;
}

/** What was done on this page since it was loaded, to be done again by Playwright. */
export function WalkCopy({ readWalk }: { readonly readWalk: () => Walk | undefined }) {
  const [outcome, setOutcome] = useState('');
  return (
    <div className={styles.copy}>
      <button type="button" onClick={() => void copyWalk(readWalk()).then(setOutcome)}>
        Copy this walk as a Playwright test
      </button>
      <p>
        Whoever was named in it is a made-up person in the copy. <span aria-live="polite">{outcome}</span>
      </p>
    </div>
  );
}
