'use client';

import NextTopLoader, { useTopLoader } from 'nextjs-toploader';
import { useEffect } from 'react';
import { watchDepartures } from '@/lib/browser/navigation/departures';
import { observeLoading } from '@/lib/browser/platform/loading';
import { schedule } from '@/lib/browser/platform/timers';
import { createLoadingProgress } from '@/lib/navigation/loading-progress';
import { FAILED_COLOR, LOADING_COLOR } from './loading-colors';

const HEIGHT_PX = 3;

/** The package finds its bar by a role that is none: for the eye alone, since the pressed button says that it waits. */
const TEMPLATE = '<div class="bar" role="bar" aria-hidden="true"></div>';

/**
 * The package's element, shown only while `data-loading` is set. A property of the root would be inherited by everything,
 * and the browser would find the styles of the whole page anew.
 */
const LOOK = `
#nprogress{--loading-bar:${LOADING_COLOR};opacity:0!important;transition:opacity 400ms linear!important}
:root[data-loading=failed] #nprogress{--loading-bar:${FAILED_COLOR}}
:root:is([data-loading=shown],[data-loading=failed]) #nprogress{opacity:1!important;transition:none!important}
`;

/** The package draws the bar but knows neither delays nor an error colour; `createLoadingProgress` decides both. */
export function LoadingBar() {
  const { setProgress, remove } = useTopLoader();

  useEffect(() => {
    const { dataset } = document.documentElement;
    const bar = createLoadingProgress(
      { now: () => performance.now(), schedule },
      ({ progress, isShown, hasFailed }) => {
        if (progress === 0) {
          delete dataset['loading'];
          remove();
          return;
        }
        const look = hasFailed ? 'failed' : 'shown';
        const loading = isShown ? look : 'hidden';
        if (dataset['loading'] !== loading) dataset['loading'] = loading;
        // At 1 the package would remove the bar.
        setProgress(Math.min(progress / 100, 0.9999));
      },
    );
    const stops = [
      observeLoading((loading) => {
        bar[loading]();
      }),
      watchDepartures(),
    ];
    return () => {
      stops.forEach((stop) => {
        stop();
      });
    };
  }, [remove, setProgress]);

  return (
    <>
      <style>{LOOK}</style>
      <NextTopLoader
        template={TEMPLATE}
        color="var(--loading-bar)"
        height={HEIGHT_PX}
        speed={0}
        crawl={false}
        shadow={false}
        showSpinner={false}
        showForHashAnchor={false}
      />
    </>
  );
}
