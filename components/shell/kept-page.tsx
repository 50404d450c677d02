'use client';

import { useEffect, useState } from 'react';
import { copyPage, reportRenderError } from '@/lib/browser/render-error';

interface KeptPageProps {
  readonly error: unknown;
}

/**
 * Stands in for a page that failed to render: the page's own HTML as it last was, without React, and the error view
 * in the place of its content. Header, legal lines and the number to call stay, in the brand's own words and colors.
 */
export function KeptPage({ error }: KeptPageProps) {
  const [copy] = useState(copyPage);

  useEffect(() => {
    reportRenderError(error);
  }, [error]);

  return <div ref={(place) => place?.replaceChildren(...copy)} style={{ display: 'contents' }} />;
}
