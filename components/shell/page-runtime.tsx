'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { runAfterIdle } from '@/lib/browser/after-idle';
import { startPageVisit } from '@/lib/browser/page-visit';

const LoadingBar = lazy(() => import('./loading-bar').then((module) => ({ default: module.LoadingBar })));

interface PageRuntimeProps {
  readonly page: PageContext;
  /** A page with a form reports each step itself. */
  readonly hasForm: boolean;
}

/** Starts the visit of a page; everything that can wait begins once the page is usable and quiet. */
export function PageRuntime({ page, hasForm }: PageRuntimeProps) {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const visited = startPageVisit(page);
    if (!hasForm) void visited.then(({ track }) => track('pageView', {}));
    runAfterIdle(() => {
      setIsIdle(true);
      void Promise.all([import('@/lib/browser/idle-checks'), visited]).then(([{ runIdleChecks }, visit]) =>
        runIdleChecks(visit),
      );
    });
  }, [page, hasForm]);

  return isIdle ? (
    <Suspense fallback={null}>
      <LoadingBar />
    </Suspense>
  ) : null;
}
