'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { keepDrawerMemory, readDrawerMemory } from '@/lib/browser/debug/drawer-memory';
import { USUAL_CHOICE } from '@/lib/browser/debug/sample-people';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import type { ShownVariant } from '@/lib/experiments/variant-segment';
import { CallsSection } from './calls-section';
import styles from './debug-drawer.module.css';
import { DrawerActions } from './drawer-actions';
import { EventsSection } from './events-section';
import { ExperimentsSection } from './experiments-section';
import { LeaseSection } from './lease-section';
import { PageSection } from './page-section';
import { PaidSection } from './paid-section';
import { PayloadSection } from './payload-section';
import { QueueSection } from './queue-section';
import { JourneySection } from './journey-section';
import { TestVisitNote } from './test-visit-note';
import { TokenSection } from './token-section';
import { TouchesSection } from './touches-section';
import { useDebugFacts } from './use-debug-facts';
import { ValuesSection } from './values-section';

interface DebugDrawerProps {
  readonly page: PageContext;
  readonly isDemo: boolean;
  readonly visited: Promise<PageVisit>;
  readonly variant: ShownVariant | undefined;
  /** Unix ms, where a signed link made this visit a test. */
  readonly testEnd: number | undefined;
  readonly onClose: () => void;
}

/** For people who test pages; English only. */
export function DebugDrawer({ page, isDemo, visited, variant, testEnd, onClose }: DebugDrawerProps) {
  const [side, setSide] = useState(() => readDrawerMemory().side);
  const [choice, setChoice] = useState(USUAL_CHOICE);
  const heading = useRef<HTMLHeadingElement>(null);
  const watched = useDebugFacts(visited);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => keepDrawerMemory({ side }), [side]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div className={styles.drawer} data-side={side} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {page.brandName} <span>{page.pageName}</span>
        </h2>
        <button
          type="button"
          className={`${styles.button} ${styles.aside}`}
          onClick={() => setSide(side === 'right' ? 'left' : 'right')}
          aria-label={`Move to the ${side === 'right' ? 'left' : 'right'}`}
        >
          {side === 'right' ? '⇤' : '⇥'}
        </button>
        <button type="button" className={styles.button} onClick={onClose} aria-label="Close (Escape)">
          ✕
        </button>
      </div>
      {isDemo && <p className={styles.ribbon}>Demo – no data is sent to real companies.</p>}
      {testEnd !== undefined && <TestVisitNote pagePath={page.pagePath} end={testEnd} />}
      <DrawerActions page={page} choice={choice} onChoose={setChoice} />
      <div className={styles.sections}>
        {watched && (
          <>
            <JourneySection page={page} choice={choice} {...watched} />
            <ValuesSection {...watched} />
            <EventsSection {...watched} />
            <CallsSection {...watched} />
            <PayloadSection page={page} {...watched} />
            <LeaseSection {...watched} />
            <TokenSection {...watched} />
            <ExperimentsSection pageName={page.pageName} variant={variant} {...watched} />
            <PaidSection {...watched} />
            <TouchesSection {...watched} />
            <QueueSection {...watched} />
            <PageSection page={page} {...watched} />
          </>
        )}
      </div>
    </div>
  );
}
