import type { Ad, AdList } from '@/lib/ads/ad';
import { isText } from '@/lib/json/guard';
import { listOf, optional, shape } from '@/lib/json/shape';

export const isAdList = shape<AdList>({
  impressionId: isText,
  ads: listOf(
    shape<Ad>({
      id: isText,
      company: isText,
      title: isText,
      points: listOf(isText),
      clickUrl: isText,
      displayUrl: optional(isText),
    }),
  ),
});
