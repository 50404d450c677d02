'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { hasAdSlots } from '@/lib/browser/ads/ad-slots';
import { watchBuild } from '@/lib/browser/navigation/build-watch';
import { hasCalculators } from '@/lib/browser/page/calculator-places';
import { enterExperiment } from '@/lib/browser/page/entered-experiment';
import { reportErrors } from '@/lib/browser/recovery/error-reports';
import { keepAnswersUncovered } from '@/lib/browser/page/covered-answers';
import { runIdleChecks } from '@/lib/browser/page/idle-checks';
import { hasTestMark } from '@/lib/browser/platform/test-mark';
import { hasFinePointer } from '@/lib/browser/platform/pointer';
import { runApart } from '@/lib/browser/platform/timers';
import { watchLearnMoreLinks } from '@/lib/browser/events/learn-more-clicks';
import { keepLeftScroll } from '@/lib/browser/navigation/left-scroll';
import { hasLocationPlaces } from '@/lib/browser/location/location-places';
import { enterPageHooks } from '@/lib/browser/page/page-hooks';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import { renewOptOut } from '@/lib/browser/third-parties/privacy-choice';
import { startTagManager } from '@/lib/browser/third-parties/tag-manager';
import { recordOptOut } from '@/lib/browser/visit/opt-out-record';
import { startUserSync } from '@/lib/browser/visit/user-sync';
import type { ShownVariant } from '@/lib/experiments/variant-segment';
import { ExitIntent } from './exit-intent';
import { LoadingBar } from './loading-bar';
import type { PageHooks } from './page-hook-props';
import { OptionalPart } from './optional-part';

const AdLists = lazy(() => import('@/components/blocks/ad-lists').then((module) => ({ default: module.AdLists })));

const LocationTexts = lazy(() =>
  import('@/components/blocks/location-texts').then((module) => ({ default: module.LocationTexts })),
);

const DebugCorner = lazy(() =>
  import('@/components/debug/debug-corner').then((module) => ({ default: module.DebugCorner })),
);

export interface IdleShellProps {
  readonly page: PageContext;
  readonly visited: Promise<PageVisit>;
  /** Without the step. */
  readonly title: string;
  readonly hooks?: PageHooks;
  /** On a page that takes part in an experiment. */
  readonly variant?: ShownVariant;
  /** For everybody; in production only for testers whose link the server knows. */
  readonly hasDebugDrawer: boolean;
  readonly isDemo: boolean;
}

/** Not before the page has arrived: the way to a hash is no journey, and what still loads would shift its end. */
const SMOOTH_SCROLLING = '@media (prefers-reduced-motion: no-preference){:root{scroll-behavior:smooth}}';

/** Fingers press; only a mouse can rest on a word. */
function openCardsByMouse(): void {
  if (hasFinePointer()) void import('@/lib/browser/page/hover-card-watch').then((module) => module.watchHoverCards());
}

function startCalculators(): void {
  if (hasCalculators()) void import('@/lib/browser/page/calculator-blocks').then((module) => module.startCalculators());
}

/** Loaded once the page is usable and quiet. */
export function IdleShell({ page, visited, title, hooks, variant, hasDebugDrawer, isDemo }: IdleShellProps) {
  const [hasAds] = useState(hasAdSlots);
  const [hasLocations] = useState(hasLocationPlaces);
  const [isMarked] = useState(hasTestMark);

  useEffect(() => reportErrors(page), [page]);

  useEffect(() => {
    renewOptOut();
    runApart([() => startTagManager(title)]);
    void visited.then((visit) =>
      runApart([
        () => recordOptOut(startUserSync()),
        () => watchLearnMoreLinks(visit.track),
        () => variant && enterExperiment(variant, visit),
        () => runIdleChecks(visit),
      ]),
    );
  }, [visited, title, variant]);

  const onEnter = hooks?.onEnter;
  useEffect(() => {
    if (onEnter) void visited.then(({ track }) => enterPageHooks[onEnter](track, page.pagePath));
  }, [visited, onEnter, page]);

  useEffect(keepLeftScroll, []);
  useEffect(openCardsByMouse, []);
  useEffect(startCalculators, []);
  useEffect(watchBuild, []);
  useEffect(keepAnswersUncovered, []);

  return (
    <>
      <style>{SMOOTH_SCROLLING}</style>
      <OptionalPart>
        <LoadingBar />
      </OptionalPart>
      {hooks?.exitIntent && (
        <OptionalPart>
          <ExitIntent {...hooks.exitIntent} visited={visited} />
        </OptionalPart>
      )}
      {hasAds && (
        <OptionalPart>
          <Suspense fallback={null}>
            <AdLists page={page} visited={visited} />
          </Suspense>
        </OptionalPart>
      )}
      {hasLocations && (
        <OptionalPart>
          <Suspense fallback={null}>
            <LocationTexts visited={visited} />
          </Suspense>
        </OptionalPart>
      )}
      {(hasDebugDrawer || isMarked) && (
        <OptionalPart>
          <Suspense fallback={null}>
            <DebugCorner page={page} isForAll={hasDebugDrawer} isDemo={isDemo} variant={variant} visited={visited} />
          </Suspense>
        </OptionalPart>
      )}
    </>
  );
}
