import type { OutboxItem, StoredEvent } from '@/lib/server/records/store';
import { makeEvent } from './store-records';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let lastId = 0;

export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** A click of each company, as its ads add it to the address. */
export const CLICKS = {
  meta: { fbclid: 'IwAR-canary-Click_Id' },
  google: { gclid: 'Cj0K-canary-Click_Id' },
  microsoft: { msclkid: 'f894f652ea334e739002f7167ab8f8e3' },
} as const;

/** A tap to call by somebody who arrived a minute before with the parameters, with what a test cares about besides. */
export function makeTap(
  parameters: Readonly<Record<string, string>>,
  change: object = {},
  agoMs = MINUTE_MS,
): StoredEvent {
  const last = {
    at: ago(agoMs + MINUTE_MS),
    path: '/',
    referrerHost: '',
    parameters,
  };
  const first = { ...last, at: ago(DAY_MS * 30), parameters: {} };
  const properties = {
    ...{
      didNumber: '+12065550100',
      urlParams: { ...parameters, utm_campaign: 'spring' },
      isOptedOut: false,
    },
    ...{
      touches: { first, last },
      page: { name: 'otc-savings' },
      userAgent: 'Agent/1.0',
    },
    url: `https://m10.example/otc-savings?${new URLSearchParams(parameters).toString()}`,
    ...change,
  };
  return makeEvent({ name: 'ctcClicked', occurredAt: ago(agoMs), properties });
}

/** What the relay hands to a destination, each under an id of its own. */
export function makeItem(payload: OutboxItem['payload'], hasOptedOut = false): OutboxItem {
  lastId += 1;
  return {
    id: String(lastId),
    attempts: 0,
    delivered: [],
    hasOptedOut,
    payload,
  };
}

export const makeCallItem = (event: StoredEvent): OutboxItem => makeItem({ kind: 'event', event });

/** A call of that visit was sold for 35 dollars half a minute ago. */
export function makeSaleItem(event: StoredEvent | null, id = 'd0d0d0d0-0000-4000-8000-000000000001'): OutboxItem {
  const sale = {
    id,
    revenueCents: 3550,
    currency: 'USD',
    occurredAt: ago(MINUTE_MS / 2),
  };
  return makeItem({ kind: 'sale', sale, event });
}
