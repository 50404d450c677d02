'use client';

import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageContext } from '@/lib/analytics/event-context';
import { watchDrawerKey } from '@/lib/browser/debug/drawer-key';
import { keepDrawerMemory, readDrawerMemory } from '@/lib/browser/debug/drawer-memory';
import { followForgetting } from '@/lib/browser/debug/forget-visitor';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import type { ShownVariant } from '@/lib/experiments/variant-segment';
import styles from './debug-corner.module.css';
import { useTestEnd } from './use-test-end';

const DebugDrawer = lazy(() => import('./debug-drawer').then((module) => ({ default: module.DebugDrawer })));

interface CornerProps {
  readonly page: PageContext;
  readonly isDemo: boolean;
  readonly variant: ShownVariant | undefined;
  readonly visited: Promise<PageVisit>;
  readonly testEnd: number | undefined;
}

interface DebugCornerProps extends Omit<CornerProps, 'testEnd'> {
  /** Or else for whoever the server knows to be a tester. */
  readonly isForAll: boolean;
}

function nameSite(isDemo: boolean, isTest: boolean): string {
  if (isTest) return 'Test visit';
  return isDemo ? 'Demo' : 'Test site';
}

/** Marks a test site or a tester’s visit; opens the drawer, as the backquote key does. */
export function DebugCorner({ isForAll, ...corner }: DebugCornerProps) {
  const testEnd = useTestEnd(corner.page.pagePath);
  return isForAll || testEnd !== undefined ? <Corner {...corner} testEnd={testEnd} /> : null;
}

/** React listens to every event of what it draws into: of the whole page, were that its body. */
function useOwnRoot(): HTMLElement {
  const [root] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(root);
    return () => root.remove();
  }, [root]);
  return root;
}

function Corner({ page, isDemo, variant, visited, testEnd }: CornerProps) {
  const [isOpen, setIsOpen] = useState(() => readDrawerMemory().isOpen);
  const root = useOwnRoot();
  const before = useRef<HTMLElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLElement>(null);

  useEffect(() => keepDrawerMemory({ isOpen }), [isOpen]);
  useEffect(() => followForgetting(page.pagePath), [page]);
  // Whoever sees that it is there may press the key.
  useLayoutEffect(() => watchDrawerKey(() => (isOpen ? close() : open())), [isOpen]);

  function open(): void {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setIsOpen(true);
  }

  function close(): void {
    const hasFocus = region.current?.contains(document.activeElement);
    setIsOpen(false);
    if (!hasFocus) return;
    // The tab is back after the next paint.
    requestAnimationFrame(() => {
      const isThere = before.current?.isConnected && before.current !== document.body;
      (isThere ? before.current : tab.current)?.focus();
    });
  }

  return createPortal(
    <aside ref={region} role="region" aria-label="Debug drawer" data-untracked="">
      {isOpen ? (
        <Suspense fallback={null}>
          <DebugDrawer {...{ page, isDemo, visited, variant, testEnd }} onClose={close} />
        </Suspense>
      ) : (
        <button ref={tab} type="button" className={styles.tab} title="Debug drawer: press `" onClick={open}>
          {nameSite(isDemo, testEnd !== undefined)}
          {isDemo && testEnd === undefined && <span className={styles.more}> – no data is sent to real companies</span>}
        </button>
      )}
    </aside>,
    root,
  );
}
