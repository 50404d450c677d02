import { isRecord } from '@/lib/json/guard';
import { isToldPage } from '../platform/told-pages';
import type { OutboxItem, StoredEvent } from '../records/store';

/**
 * That somebody whom an ad brought tapped to call, or that their call was sold. Nothing in it is about the person but the
 * click.
 */
export interface Conversion {
  /** Of the item in the outbox. */
  readonly itemId: string;
  readonly kind: 'call' | 'sale';
  /** Of the tap, in the browser's data layer as well; of a sale the same each time it is told. */
  readonly eventId: string;
  readonly occurredAtMs: number;
  /** By what the company knows the click, as `gclid`. */
  readonly clickName: string;
  readonly clickId: string;
  readonly clickedAtMs: number;
  /** Origin and path, without query. */
  readonly pageAddress: string;
  readonly userAgent: string;
  /** Of a sale: more than nothing, in the smallest unit of its currency. */
  readonly revenueCents?: number;
  /** ISO 4217. */
  readonly currency?: string;
}

type What = Pick<Conversion, 'kind' | 'eventId' | 'occurredAtMs' | 'revenueCents' | 'currency'>;

function readTexts(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** When the visitor arrived with this very click; undefined where no arrival is known that has it. */
function findArrival(touches: unknown, name: string, id: string): number | undefined {
  const arrivals = isRecord(touches) ? [touches['last'], touches['first']] : [];
  const found = arrivals.find((touch) => isRecord(touch) && readTexts(touch['parameters'])[name] === id);
  const at = isRecord(found) ? Date.parse(String(found['at'])) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

function readWhat({ payload }: OutboxItem): (What & { readonly event: StoredEvent }) | undefined {
  if (payload.kind === 'event' && payload.event.name === 'ctcClicked') {
    const { event } = payload;
    return {
      kind: 'call',
      eventId: event.id,
      occurredAtMs: Date.parse(event.occurredAt),
      event,
    };
  }
  if (payload.kind !== 'sale' || payload.event === null) return undefined;
  const { id, occurredAt, revenueCents, currency } = payload.sale;
  return {
    ...{
      kind: 'sale',
      eventId: id,
      occurredAtMs: Date.parse(occurredAt),
      revenueCents,
      currency,
    },
    event: payload.event,
  };
}

/**
 * Of an item what a company of ads may be told, where one of its own clicks brought the visitor: the first of the names
 * that the arrival has, never two. Nothing of anybody who opted out or whose browser says so, then or since, of pages
 * that keep it to themselves, and of what is neither call nor sale.
 */
export function readConversion(item: OutboxItem, clickNames: readonly string[]): Conversion | undefined {
  const found = item.hasOptedOut ? undefined : readWhat(item);
  if (found === undefined) return undefined;
  const { event, ...what } = found;
  const { isOptedOut, urlParams, touches, page, url, userAgent } = event.properties;
  if (isOptedOut !== false || !isRecord(page) || !isToldPage(String(page['name']))) return undefined;
  const given = readTexts(urlParams);
  const clickName = clickNames.find((one) => given[one]);
  const clickId = clickName === undefined ? undefined : given[clickName];
  if (clickName === undefined || clickId === undefined) return undefined;
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const clickedAtMs = findArrival(touches, clickName, clickId);
  if (clickedAtMs === undefined) return undefined;
  const { origin, pathname } = new URL(url);
  return {
    ...what,
    itemId: item.id,
    clickName,
    clickId,
    clickedAtMs,
    pageAddress: origin + pathname,
    userAgent: typeof userAgent === 'string' ? userAgent : '',
  };
}

/** What a sale earned in units of its currency, as companies of ads take it; undefined of what is no sale. */
export function findValue({ revenueCents, currency }: Conversion): { value: number; currency: string } | undefined {
  if (revenueCents === undefined || currency === undefined) return undefined;
  return { value: revenueCents / 100, currency };
}
