import { isRecord } from '@/lib/json/guard';

/** Kept in the browser until a 2xx says that the server has committed it. */
export interface Delivery {
  /** Makes repeats harmless. */
  readonly id: string;
  readonly path: string;
  readonly body: unknown;
  /** Events give way first when storage is short; leads never do. */
  readonly kind: 'event' | 'lead';
  /** Unix ms. */
  readonly madeAt: number;
  /** Kept for a day, not a week. */
  readonly personal: boolean;
}

export interface DeliveryKey extends Pick<Delivery, 'id' | 'kind' | 'madeAt'> {
  readonly key: string;
  /** How long after `madeAt` it may be sent, ms; 0 for a foreign key. */
  readonly keptMs: number;
}

export interface KeptDelivery {
  readonly key: string;
  readonly delivery: Delivery;
}

export const DELIVERY_PREFIX = 'delivery.';

const PERSONAL_KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * PERSONAL_KEPT_MS;
const KEY = /^delivery\.(\d{1,16})\.(event|lead)\.(personal|plain)\.(.+)$/;

export function buildDeliveryKey({ id, kind, madeAt, personal }: Delivery): string {
  return `${DELIVERY_PREFIX}${madeAt}.${kind}.${personal ? 'personal' : 'plain'}.${id}`;
}

/** A foreign key counts as expired. */
export function parseDeliveryKey(key: string): DeliveryKey {
  const [, madeAt, kind, privacy, id = ''] = KEY.exec(key) ?? [];
  if (madeAt === undefined) return { key, id: key, kind: 'event', madeAt: 0, keptMs: 0 };
  const keptMs = privacy === 'personal' ? PERSONAL_KEPT_MS : KEPT_MS;
  return { key, id, kind: kind === 'lead' ? 'lead' : 'event', madeAt: Number(madeAt), keptMs };
}

export function isDelivery(value: unknown): value is Delivery {
  return isRecord(value) && 'id' in value && 'path' in value && 'body' in value;
}
