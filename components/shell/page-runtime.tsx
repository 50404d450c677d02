'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { runAfterIdle } from '@/lib/browser/after-idle';
import { recoverFrom } from '@/lib/browser/error-recovery';
import { startPageVisit, type PageVisit } from '@/lib/browser/page-visit';
import { announceMount } from '@/lib/browser/render-error';
import type { IdleShellProps } from './idle-shell';

const IdleShell = lazy(async () => ({ default: await loadIdleShell() }));

async function loadIdleShell(): Promise<ComponentType<IdleShellProps>> {
  try {
    return (await import('./idle-shell')).IdleShell;
  } catch (error) {
    recoverFrom(error, false);
    return () => null;
  }
}

interface PageRuntimeProps extends Omit<IdleShellProps, 'visited'> {
  /** A page with a form reports each step itself. */
  readonly hasForm: boolean;
  /** Shown as far down as the page before was left. */
  readonly keepsScroll: boolean;
}

/** Starts the visit of a page; everything that can wait begins once the page is usable and quiet. */
export function PageRuntime({ hasForm, keepsScroll, ...shell }: PageRuntimeProps) {
  const { page } = shell;
  const [visited, setVisited] = useState<Promise<PageVisit>>();

  useEffect(() => {
    // Once all effects of the mount have run: an error in one of them is still one of mounting.
    const timer = setTimeout(announceMount);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (keepsScroll) void import('@/lib/browser/left-scroll').then(({ restoreLeftScroll }) => restoreLeftScroll());
  }, [keepsScroll]);

  useEffect(() => {
    const started = startPageVisit(page);
    if (!hasForm) void started.then(({ track }) => track('pageView', {}));
    runAfterIdle(() => setVisited(started));
  }, [page, hasForm]);

  return visited ? (
    <Suspense fallback={null}>
      <IdleShell {...shell} visited={visited} />
    </Suspense>
  ) : null;
}
