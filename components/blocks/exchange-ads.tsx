'use client';

import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { AD_ROWS } from '@/lib/ads/ad-slot';
import { fillAdSlot, measureRows, showAds, type AdSlot } from '@/lib/browser/ads/ad-slots';
import { readClickedAd } from '@/lib/browser/ads/exchange-ads';
import { requestExchangeAds } from '@/lib/browser/ads/exchange-unit';
import { makeUuid } from '@/lib/browser/platform/ids';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import button from '@/components/ui/button.module.css';
import styles from './exchange-ads.module.css';

interface ExchangeAdsProps {
  readonly slot: AdSlot;
  readonly page: PageContext;
  readonly visited: Promise<PageVisit>;
}

/** Opens a menu, not the ad. */
const SECOND_BUTTON = 2;

/** Written by MediaAlpha's script, clipped to the reserved room. */
export function ExchangeAds({ slot, page, visited }: ExchangeAdsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isStarted = useRef(false);
  const [adCount, setAdCount] = useState<number>();
  const [isClipped, setIsClipped] = useState(true);
  const [isLonger, setIsLonger] = useState(false);
  const { placementId = '', messages } = slot.settings;

  useEffect(() => {
    const element = place.current;
    if (isStarted.current || !element) return;
    isStarted.current = true;
    const request = async () => requestExchangeAds(element, placementId, { page, visit: (await visited).visit });
    void fillAdSlot(slot, request).then(setAdCount);
  }, [slot, page, visited, placementId]);

  useLayoutEffect(() => {
    if (adCount === undefined) return;
    const rows = adCount > 0 ? measureRows(slot, place.current?.scrollHeight ?? 0) : 0;
    setIsLonger(rows > AD_ROWS);
    showAds(slot, rows);
    void visited.then(({ track }) =>
      track('adsLoaded', { provider: 'mediaAlpha', impressionId: makeUuid(), adCount, ads: [] }),
    );
  }, [slot, visited, adCount]);

  const onClick = ({ target, button: pressed }: MouseEvent<HTMLElement>) => {
    const dataset = pressed !== SECOND_BUTTON && place.current && readClickedAd(target, place.current);
    if (dataset) void visited.then(({ track }) => track('maAdClicked', { dataset }));
  };
  const unclip = () => setIsClipped(false);

  return (
    <>
      <div
        id="exchange-ads"
        className={styles.exchange}
        data-clipped={isClipped}
        ref={place}
        onClick={onClick}
        onAuxClick={onClick}
        onFocus={isLonger ? unclip : undefined}
      />
      {isLonger && isClipped && (
        <button type="button" className={button.quiet} onClick={unclip}>
          {messages.showAll}
        </button>
      )}
    </>
  );
}
