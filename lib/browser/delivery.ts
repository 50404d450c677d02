import { isRecord } from '@/lib/json/guard';

/** What must reach the server once: kept in the browser until a 2xx says that it is committed there. */
export interface Delivery {
  /** Makes a repeat harmless. */
  readonly id: string;
  readonly path: string;
  readonly body: unknown;
  /** Analytics gives way first when storage is short; a lead never does. */
  readonly kind: 'event' | 'lead';
  /** Unix ms at which the delivery was made, by this browser's clock. */
  readonly madeAt: number;
  /** Whether the body holds what a person typed: kept for a day, not a week. */
  readonly personal: boolean;
}

/** What a storage key tells of its delivery without reading it. */
export interface DeliveryKey extends Pick<Delivery, 'id' | 'kind' | 'madeAt'> {
  readonly key: string;
  /** How long after `madeAt` it is worth sending, ms; 0 for a key that is not ours. */
  readonly keptMs: number;
}

/** A delivery with the key that it is stored under. */
export interface KeptDelivery {
  readonly key: string;
  readonly delivery: Delivery;
}

/** All keys of deliveries begin so. */
export const DELIVERY_PREFIX = 'delivery.';

const PERSONAL_KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * PERSONAL_KEPT_MS;
const KEY = /^delivery\.(\d{1,16})\.(event|lead)\.(personal|plain)\.(.+)$/;

/** The storage key of a delivery: when it was made, of what kind, how long it may be kept, its id. */
export function buildDeliveryKey({ id, kind, madeAt, personal }: Delivery): string {
  return `${DELIVERY_PREFIX}${madeAt}.${kind}.${personal ? 'personal' : 'plain'}.${id}`;
}

/** Reads a storage key; one that is not ours is over its time. */
export function parseDeliveryKey(key: string): DeliveryKey {
  const [, madeAt, kind, privacy, id = ''] = KEY.exec(key) ?? [];
  if (madeAt === undefined) return { key, id: key, kind: 'event', madeAt: 0, keptMs: 0 };
  const keptMs = privacy === 'personal' ? PERSONAL_KEPT_MS : KEPT_MS;
  return { key, id, kind: kind === 'lead' ? 'lead' : 'event', madeAt: Number(madeAt), keptMs };
}

/** Whether a stored value is a delivery that can be sent. */
export function isDelivery(value: unknown): value is Delivery {
  return isRecord(value) && 'id' in value && 'path' in value && 'body' in value;
}
