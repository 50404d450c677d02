import { isContentRefusal } from '@/lib/errors/call-error';
import { isRecord } from '@/lib/json/guard';

export type DeliveryKind = 'event' | 'lead';

/** Kept in the browser until the server says that it has committed it. */
export interface Delivery {
  /** Makes repeats harmless. */
  readonly id: string;
  readonly path: string;
  readonly body: unknown;
  /** Events give way when storage is short; leads never do. */
  readonly kind: DeliveryKind;
  /** Kept for a day, not a week. */
  readonly personal: boolean;
}

/** All that is asked of a delivery before it is sent: a backlog is long, and its bodies are not read. */
export interface DeliveryKey extends Pick<Delivery, 'id' | 'kind'> {
  readonly key: string;
  /** Unix ms. */
  readonly madeAt: number;
  /** Whether `madeAt` is by the server's clock. */
  readonly isDated: boolean;
  /** How long after `madeAt` it may be sent, ms. */
  readonly keptMs: number;
  /** In characters; 0 for what an earlier build kept. */
  readonly size: number;
}

/** `dropped`: the server will never take it. */
export type DeliveryOutcome = 'accepted' | 'dropped' | 'retry';

export const DELIVERY_PREFIX = 'delivery.';

const PERSONAL_KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * PERSONAL_KEPT_MS;
const KEY = /^delivery\.(~?)(\d{1,16})\.(event|lead)\.(personal|plain)\.(?:(\d{1,8})\.)?(.+)$/;

/** `~` stands before a date that the server's clock has not confirmed. */
export function buildDeliveryKey(
  { id, kind, personal }: Delivery,
  { madeAt, isDated, size }: Pick<DeliveryKey, 'madeAt' | 'isDated' | 'size'>,
): string {
  return `${DELIVERY_PREFIX}${isDated ? '' : '~'}${madeAt}.${kind}.${personal ? 'personal' : 'plain'}.${size}.${id}`;
}

/** Undefined for a foreign key. */
export function parseDeliveryKey(key: string): DeliveryKey | undefined {
  const [, doubt, madeAt, kind, privacy, size = '', id] = KEY.exec(key) ?? [];
  if (id === undefined) return undefined;
  return {
    key,
    id,
    kind: kind as DeliveryKind,
    madeAt: Number(madeAt),
    // An earlier build told no size, and went by the visitor's clock.
    isDated: doubt === '' && size !== '',
    keptMs: privacy === 'personal' ? PERSONAL_KEPT_MS : KEPT_MS,
    size: Number(size),
  };
}

export function isDelivery(value: unknown): value is Delivery {
  return isRecord(value) && 'id' in value && 'path' in value && 'body' in value;
}

/**
 * What an answer means for what was sent. Only our server's own words end a delivery: a firewall's 403, a proxy's 404
 * while a deploy goes wrong and a hotel's page with a 200 all pass, and a lead must outlast them.
 */
export function readOutcome(answer: unknown, stored: 'accepted' | 'saved' = 'accepted'): DeliveryOutcome {
  if (isRecord(answer) && answer[stored] === true) return 'accepted';
  return isContentRefusal(answer) ? 'dropped' : 'retry';
}
