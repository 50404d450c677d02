'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { carryOutEarlyPress } from '@/lib/browser/platform/early-taps';
import { runAfterIdle } from '@/lib/browser/platform/after-idle';
import { recoverFrom } from '@/lib/browser/recovery/error-recovery';
import { startPageVisit, type PageVisit } from '@/lib/browser/page/page-visit';
import { announceMount } from '@/lib/browser/recovery/render-error';
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
  readonly keepsScroll: boolean;
}

export function PageRuntime({ hasForm, keepsScroll, ...shell }: PageRuntimeProps) {
  const { page } = shell;
  const [visited, setVisited] = useState<Promise<PageVisit>>();

  useEffect(() => {
    // After all mount effects: an error in one is a mount error.
    const timer = setTimeout(announceMount);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    // Not before the page: it is the same for everybody, and keeps the place of what it says.
    void import('@/lib/browser/phone/office-hours').then(({ watchOfficeHours }) => watchOfficeHours());
  }, []);

  useEffect(() => {
    if (keepsScroll)
      void import('@/lib/browser/navigation/left-scroll').then(({ restoreLeftScroll }) => restoreLeftScroll());
  }, [keepsScroll]);

  useEffect(() => {
    const started = startPageVisit(page);
    if (!hasForm) {
      void started.then(({ track }) => {
        track('pageView', {});
        carryOutEarlyPress();
      });
    }
    runAfterIdle(() => setVisited(started));
  }, [page, hasForm]);

  return visited ? (
    <Suspense fallback={null}>
      <IdleShell {...shell} visited={visited} />
    </Suspense>
  ) : null;
}
