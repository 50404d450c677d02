import { isRecord } from '@/lib/json/guard';
import { isToldPage } from '../platform/told-pages';
import type { OutboxItem } from '../records/store';

/** That somebody whom an ad brought tapped to call. Nothing in it is about the person but the click. */
export interface Conversion {
  /** Of the event, in the browser's data layer as well. */
  readonly eventId: string;
  readonly occurredAtMs: number;
  /** By name, as the ad gave them. */
  readonly clickIds: Readonly<Record<string, string>>;
  readonly clickedAtMs: number;
  /** Origin and path, without query. */
  readonly pageAddress: string;
  readonly userAgent: string;
}

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

/**
 * Of an item what a company of ads may be told, where one of its own clicks brought the visitor. Nothing of anybody who
 * opted out or whose browser says so, of pages that keep it to themselves, and of what is no call.
 */
export function readConversion({ payload }: OutboxItem, clickNames: readonly string[]): Conversion | undefined {
  if (payload.kind !== 'event' || payload.event.name !== 'ctcClicked') return undefined;
  const { id, occurredAt, properties } = payload.event;
  const { isOptedOut, urlParams, touches, page, url, userAgent } = properties;
  if (isOptedOut !== false || !isRecord(page) || !isToldPage(String(page['name']))) return undefined;
  const given = readTexts(urlParams);
  const name = clickNames.find((one) => given[one]);
  const clickId = name === undefined ? undefined : given[name];
  if (name === undefined || clickId === undefined || typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const clickedAtMs = findArrival(touches, name, clickId);
  if (clickedAtMs === undefined) return undefined;
  const { origin, pathname } = new URL(url);
  return {
    eventId: id,
    occurredAtMs: Date.parse(occurredAt),
    clickIds: { [name]: clickId },
    clickedAtMs,
    pageAddress: origin + pathname,
    userAgent: typeof userAgent === 'string' ? userAgent : '',
  };
}
