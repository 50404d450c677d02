'use client';

import { useSyncExternalStore } from 'react';
import { watchNothing } from '@/lib/browser/fixed-value';
import { readShownPath } from '@/lib/browser/shown-path';
import { fillWords } from '@/lib/copy/fill-words';

interface MissingPathProps {
  /** With `{fullPath}`. */
  readonly label: string;
  readonly className: string | undefined;
}

/** Names the path that was asked for; the page itself is built ahead and knows none. */
export function MissingPath({ label, className }: MissingPathProps) {
  const fullPath = useSyncExternalStore(watchNothing, readShownPath, () => '');
  return (
    <p className={className} data-missing-path="">
      {fillWords(label, { fullPath })}
    </p>
  );
}
