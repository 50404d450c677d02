'use client';

import { useSyncExternalStore } from 'react';
import { watchNothing } from '@/lib/browser/fixed-value';
import { hasOptOutSignal } from '@/lib/browser/privacy-signal';

interface PrivacySignalNoteProps {
  /** What we do about the signal. */
  readonly policy: string;
  /** That it was seen and honored (compliance P-04). */
  readonly honored: string;
}

/** Says whether the browser's opt-out signal was processed. */
export function PrivacySignalNote({ policy, honored }: PrivacySignalNoteProps) {
  const isHonored = useSyncExternalStore(watchNothing, hasOptOutSignal, () => false);
  return <p data-privacy-signal={isHonored}>{isHonored ? honored : policy}</p>;
}
