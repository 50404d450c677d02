'use client';

import { useSyncExternalStore } from 'react';
import { hasOptOutSignal, watchOptOut } from '@/lib/browser/platform/privacy-signal';

interface PrivacySignalNoteProps {
  readonly policy: string;
  /** Compliance P-04. */
  readonly honored: string;
}

export function PrivacySignalNote({ policy, honored }: PrivacySignalNoteProps) {
  const isHonored = useSyncExternalStore(watchOptOut, hasOptOutSignal, () => false);
  return <p data-privacy-signal={isHonored}>{isHonored ? honored : policy}</p>;
}
