'use client';

import { lazy, Suspense } from 'react';
import type { PrivacyChoiceMessages } from '@/lib/copy/ui-messages';

const PrivacySwitch = lazy(() => import('./privacy-switch').then((module) => ({ default: module.PrivacySwitch })));

/** Loaded by legal pages only. */
export function PrivacyChoices({ messages }: { readonly messages: PrivacyChoiceMessages }) {
  return (
    <Suspense fallback={null}>
      <PrivacySwitch messages={messages} />
    </Suspense>
  );
}
