'use client';

import { useEffect, useState } from 'react';
import { copyPage, reportRenderError } from '@/lib/browser/recovery/render-error';

interface KeptPageProps {
  readonly error: unknown;
}

/**
 * Replaces a page that failed to render by its last HTML, without React, and the error view. Header, legal lines and
 * number stay.
 */
export function KeptPage({ error }: KeptPageProps) {
  const [copy] = useState(copyPage);

  useEffect(() => {
    reportRenderError(error);
  }, [error]);

  return <div ref={(place) => place?.replaceChildren(...copy)} style={{ display: 'contents' }} />;
}
