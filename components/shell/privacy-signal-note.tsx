'use client';

import { useSyncExternalStore } from 'react';
import { hasOptOutSignal, watchOptOut } from '@/lib/browser/privacy-signal';

interface PrivacySignalNoteProps {
  /** What we do about the browser's signal. */
  readonly policy: string;
  /** That an opt-out is honored (compliance P-04). */
  readonly honored: string;
}

/** Says whether an opt-out, the browser's or the visitor's own, was processed. */
export function PrivacySignalNote({ policy, honored }: PrivacySignalNoteProps) {
  const isHonored = useSyncExternalStore(watchOptOut, hasOptOutSignal, () => false);
  return <p data-privacy-signal={isHonored}>{isHonored ? honored : policy}</p>;
}
