'use client';

import NextTopLoader from 'nextjs-toploader';

/** Colour and height of the bar that shows a page on its way (specification 9). */
const LOADING_BAR = { color: '#d33636', height: 3, speed: 2000 } as const;

export function LoadingBar() {
  return <NextTopLoader {...LOADING_BAR} showSpinner={false} shadow={false} />;
}
