import type { ValueStore } from '../platform/storage';
import { buildDeliveryKey, DELIVERY_PREFIX, isDelivery, parseDeliveryKey } from './delivery';
import type { Delivery, DeliveryKey, DeliveryKind } from './delivery';
import type { ServerTime } from './server-time';

/** What waits in this browser for the server, whichever tab or page made it. */
export interface KeptDeliveries {
  /** Events give way to it, oldest first, until there is room; a lead is in memory only where no event is stored. */
  readonly keep: (delivery: Delivery) => void;
  /** What may be sent, oldest first. */
  readonly list: (kind?: DeliveryKind) => DeliveryKey[];
  /** Undefined when another tab has delivered it meanwhile. */
  readonly read: (entry: DeliveryKey) => Delivery | undefined;
  readonly forget: (id: string) => void;
  /** Forgets and counts it. */
  readonly drop: (id: string) => void;
  readonly drops: () => number;
}

const DROPS_KEY = 'delivery-drops';
const MAXIMUM_KEPT = 1000;
/** 2 MB: browsers give an origin 5 MB, and count two bytes a character. */
const MAXIMUM_CHARACTERS = 1_000_000;

export function createKeptDeliveries(store: ValueStore, time: Omit<ServerTime, 'hear'>): KeptDeliveries {
  /** Ids that the browser refused to store. They are in memory, and giving them up would make no room. */
  const unstored = new Set<string>();

  function drops(): number {
    return Number(store.read(DROPS_KEY)) || 0;
  }

  /** By its id: any tab may have dated it since it was listed. */
  function forget(id: string): void {
    unstored.delete(id);
    for (const key of store.list(DELIVERY_PREFIX)) if (key.endsWith(`.${id}`)) store.remove(key);
  }

  function drop(id: string): void {
    forget(id);
    store.write(DROPS_KEY, drops() + 1);
  }

  function read({ key, id }: DeliveryKey): Delivery | undefined {
    const delivery = store.read(key);
    if (isDelivery(delivery)) return delivery;
    if (delivery !== undefined) drop(id);
    return undefined;
  }

  function date(entry: DeliveryKey): DeliveryKey | undefined {
    const delivery = read(entry);
    if (!delivery) return undefined;
    const key = buildDeliveryKey(delivery, { ...entry, madeAt: time.confirm(entry.madeAt), isDated: true });
    store.write(key, delivery);
    store.remove(entry.key);
    return parseDeliveryKey(key);
  }

  /** Nothing while it may not be sent. Its time is over by the server's clock only: the visitor's may be years off. */
  function judge(key: string): DeliveryKey | undefined {
    const entry = parseDeliveryKey(key);
    if (!entry) {
      store.remove(key);
      return undefined;
    }
    const now = time.now();
    if (!time.isKnown()) return Math.abs(now - entry.madeAt) < entry.keptMs ? entry : undefined;
    const dated = entry.isDated ? entry : date(entry);
    if (!dated || now - dated.madeAt < dated.keptMs) return dated;
    drop(dated.id);
    return undefined;
  }

  function list(kind?: DeliveryKind): DeliveryKey[] {
    const entries = store.list(DELIVERY_PREFIX).flatMap((key) => judge(key) ?? []);
    return entries.filter((one) => !kind || one.kind === kind).sort((one, other) => one.madeAt - other.madeAt);
  }

  function keep(delivery: Delivery): void {
    forget(delivery.id);
    const kept = list();
    const size = JSON.stringify(delivery).length;
    const events = kept.filter(({ kind }) => kind === 'event');
    let count = kept.length;
    let characters = kept.reduce((sum, one) => sum + one.size, size);
    while (count >= MAXIMUM_KEPT || characters > MAXIMUM_CHARACTERS) {
      const oldest = events.shift();
      if (!oldest) break;
      drop(oldest.id);
      count -= 1;
      characters -= oldest.size;
    }
    const stored = events.filter(({ id }) => !unstored.has(id));
    const key = buildDeliveryKey(delivery, { madeAt: time.now(), isDated: time.isKnown(), size });
    while (!store.write(key, delivery)) {
      const oldest = stored.shift();
      if (!oldest) return void unstored.add(delivery.id);
      drop(oldest.id);
    }
  }

  return { keep, list, read, forget, drop, drops };
}
