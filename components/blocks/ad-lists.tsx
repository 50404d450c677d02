'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageContext } from '@/lib/analytics/event-context';
import { listAdSlots } from '@/lib/browser/ads/ad-slots';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import { ExchangeAds } from './exchange-ads';
import { ListingAds } from './listing-ads';

interface AdListsProps {
  readonly page: PageContext;
  readonly visited: Promise<PageVisit>;
}

export function AdLists({ page, visited }: AdListsProps) {
  const [slots] = useState(listAdSlots);
  return slots.map((slot, index) => {
    const { provider } = slot.settings;
    const ads =
      provider === 'mediaAlpha' ? (
        <ExchangeAds slot={slot} page={page} visited={visited} />
      ) : (
        <ListingAds slot={slot} provider={provider} visited={visited} />
      );
    return createPortal(ads, slot.place, String(index));
  });
}
