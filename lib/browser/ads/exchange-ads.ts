const SETTLE_MS = 500;
const AD = '.listing';
const DATA_MAXIMUM = 512;
const DATA_ENTRIES = 30;

/** Read by MediaAlpha's script (providers 1.2); identifies nobody. */
export interface ExchangeUnit {
  readonly type: 'ad_unit';
  readonly placement_id: string;
  readonly version: 17;
  readonly url: string;
  readonly sub_1: string;
  readonly sub_2?: string;
  readonly sub_3?: string;
  readonly cms_smids?: readonly string[];
  readonly data: object;
}

declare global {
  interface Window {
    MediaAlphaExchange?: ExchangeUnit & { readonly success: (count: unknown) => void };
    MediaAlphaExchange__load?: (id: string) => void;
  }
}

/** An iframe of another site cannot be counted from outside. */
function countAds(place: HTMLElement): number {
  return place.querySelectorAll(AD).length || place.querySelectorAll('iframe').length;
}

/** Returns the number of ads: the script's own count, else what is visible. Undefined when the script fails. */
export function loadExchangeAds(
  scriptUrl: string,
  place: HTMLElement,
  unit: ExchangeUnit,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    let told: number | undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      if (told === 0) resolve(0);
      const seen = countAds(place);
      if (seen === 0) return;
      if (told !== undefined) resolve(told);
      settling ??= setTimeout(() => resolve(told ?? countAds(place)), SETTLE_MS);
    };
    new MutationObserver(check).observe(place, { childList: true, subtree: true });
    const success = (count: unknown) => {
      told = typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
      check();
    };
    window.MediaAlphaExchange = { ...unit, success };
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener('error', () => resolve(undefined));
    script.addEventListener('load', () => {
      try {
        window.MediaAlphaExchange__load?.(place.id);
      } catch {
        resolve(undefined);
      }
    });
    document.head.append(script);
  });
}

export function readClickedAd(target: EventTarget | null, place: HTMLElement): Record<string, string> | undefined {
  if (!(target instanceof Element) || !target.closest(`a, button, ${AD}`)) return undefined;
  for (let element: Element | null = target; element && element !== place; element = element.parentElement) {
    const entries = element instanceof HTMLElement ? Object.entries(element.dataset) : [];
    const texts = entries.map(([name, value]) => [name, (value ?? '').slice(0, DATA_MAXIMUM)] as const);
    if (texts.length > 0) return Object.fromEntries(texts.slice(0, DATA_ENTRIES));
  }
  return {};
}
