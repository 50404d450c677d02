'use client';

import { lazy, Suspense } from 'react';
import type { PrivacyChoiceWords } from '@/lib/copy/ui-words';

const PrivacySwitch = lazy(() => import('./privacy-switch').then((module) => ({ default: module.PrivacySwitch })));

/** Loaded by legal pages only. */
export function PrivacyChoices({ words }: { readonly words: PrivacyChoiceWords }) {
  return (
    <Suspense fallback={null}>
      <PrivacySwitch words={words} />
    </Suspense>
  );
}
