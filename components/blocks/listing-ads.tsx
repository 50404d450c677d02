'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Ad, AdList, ListingProvider } from '@/lib/ads/ad';
import { AD_ROWS } from '@/lib/ads/ad-slot';
import { fillAdSlot, showAds, type AdSlot } from '@/lib/browser/ads/ad-slots';
import { requestAds } from '@/lib/browser/ads/listing-ads';
import { watchGivenZip } from '@/lib/browser/answers/known-zip';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import { interpolate } from '@/lib/copy/interpolate';
import button from '@/components/ui/button.module.css';
import { AdRow } from './ad-row';
import styles from './ad-row.module.css';

interface ListingAdsProps {
  readonly slot: AdSlot;
  readonly provider: ListingProvider;
  readonly visited: Promise<PageVisit>;
}

function nameAd({ id, company, title }: Ad) {
  return { id, company, title };
}

export function ListingAds({ slot, provider, visited }: ListingAdsProps) {
  const [list, setList] = useState<AdList>();
  const [isWhole, setIsWhole] = useState(false);
  const isStarted = useRef(false);
  const rows = useRef<HTMLUListElement>(null);
  const { messages } = slot.settings;
  const ads = list?.ads ?? [];
  const hidden = isWhole ? 0 : ads.length - AD_ROWS;

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void fillAdSlot(slot, async () => requestAds(provider, (await visited).visit)).then(setList);
  }, [slot, provider, visited]);

  // Ads of the place that was guessed make room for those of the ZIP that is given; a list that fails changes nothing.
  const isListed = list !== undefined;
  useEffect(() => {
    if (!isListed) return undefined;
    let stop: (() => void) | undefined;
    let latest: string | undefined;
    void visited.then(({ visit }) => {
      const refit = async (zipCode: string) => {
        if (zipCode === latest) return;
        latest = zipCode;
        const found = await requestAds(provider, visit, zipCode);
        if (found && latest === zipCode) setList(found);
      };
      stop ??= watchGivenZip((zipCode) => void refit(zipCode));
    });
    return () => {
      latest = '';
      stop?.();
    };
  }, [isListed, provider, visited]);

  useLayoutEffect(() => {
    if (!list) return;
    const { impressionId, ads: loaded } = list;
    showAds(slot, loaded.length);
    void visited.then(({ track }) =>
      track('adsLoaded', { provider, impressionId, adCount: loaded.length, ads: loaded.map(nameAd) }),
    );
  }, [slot, provider, visited, list]);

  useEffect(() => {
    // The pressed button is gone: focus moves to the first ad it revealed.
    if (isWhole) rows.current?.children.item(AD_ROWS)?.querySelector<HTMLElement>('a')?.focus();
  }, [isWhole]);

  const onOpen = (ad: Ad) =>
    void visited.then(({ track }) =>
      track('adClicked', { provider, impressionId: list?.impressionId ?? '', ad: nameAd(ad) }),
    );

  if (ads.length === 0) return null;
  return (
    <>
      <ul className={styles.rows} ref={rows}>
        {ads.slice(0, isWhole ? undefined : AD_ROWS).map((ad, index) => (
          <AdRow key={index} ad={ad} messages={messages} onOpen={() => onOpen(ad)} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={button.quiet} onClick={() => setIsWhole(true)}>
          {interpolate(messages.more, { count: String(hidden) })}
        </button>
      )}
    </>
  );
}
