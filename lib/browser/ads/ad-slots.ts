import { AD_ROWS, type AdSlotSettings } from '@/lib/ads/ad-slot';
import { hasOptOutSignal } from '../platform/privacy-signal';
import { wait } from '../platform/timers';

/** Ads that come later stay hidden, so that nothing moves. */
const ADS_LIMIT_MS = 6000;
const NEAR = '600px 0px';

export interface AdSlot {
  readonly element: HTMLElement;
  readonly place: HTMLElement;
  readonly settings: AdSlotSettings;
}

export function hasAdSlots(): boolean {
  return document.querySelector('[data-ad-list]') !== null;
}

export function listAdSlots(): readonly AdSlot[] {
  return [...document.querySelectorAll<HTMLElement>('[data-ad-list]')].flatMap((element) => {
    const place = element.querySelector<HTMLElement>('[data-ad-place]');
    // Written by our own server.
    const settings = JSON.parse(element.dataset['adList'] ?? '{}') as AdSlotSettings;
    return place ? [{ element, place, settings }] : [];
  });
}

function setState({ element }: AdSlot, state: 'ads' | 'empty' | 'opted-out'): void {
  element.dataset['adState'] = state;
}

function whenNear(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  });
}

/** Fills a slot once it is near; undefined when nothing came in time, or after an opt-out. */
export async function fillAdSlot<Found>(
  slot: AdSlot,
  load: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  if (!hasOptOutSignal()) await whenNear(slot.element);
  if (hasOptOutSignal()) {
    setState(slot, 'opted-out');
    return undefined;
  }
  const found = await Promise.race([load(), wait(ADS_LIMIT_MS)]);
  if (found === undefined) setState(slot, 'empty');
  return found;
}

/** Gives unused rows to the alternatives. */
export function showAds(slot: AdSlot, rows: number): void {
  slot.element.dataset['adShown'] = String(Math.min(AD_ROWS, rows));
  setState(slot, rows > 0 ? 'ads' : 'empty');
}

export function measureRows({ element }: AdSlot, height: number): number {
  const kept = element.querySelector<HTMLElement>('[data-ad-skeleton]');
  const row = kept?.querySelector('li')?.offsetHeight ?? 0;
  if (!kept || row === 0) return AD_ROWS;
  const gap = (kept.offsetHeight - AD_ROWS * row) / (AD_ROWS - 1);
  return Math.max(1, Math.ceil((height + gap) / (row + gap)));
}
