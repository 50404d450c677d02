'use client';

import { useSyncExternalStore } from 'react';
import { watchNothing } from '@/lib/browser/platform/fixed-value';
import { readShownPath } from '@/lib/browser/navigation/shown-path';
import { interpolate } from '@/lib/copy/interpolate';

interface MissingPathProps {
  /** With `{fullPath}`. */
  readonly label: string;
  readonly className: string | undefined;
}

/** Fills in the path, which the prerendered page cannot know. */
export function MissingPath({ label, className }: MissingPathProps) {
  const fullPath = useSyncExternalStore(watchNothing, readShownPath, () => '');
  return (
    <p className={className} data-missing-path="">
      {interpolate(label, { fullPath })}
    </p>
  );
}
