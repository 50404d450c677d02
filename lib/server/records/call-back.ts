import * as z from 'zod/mini';
import { isOfficeSlot, type CallBackSlot } from '@/lib/brand/call-back-slots';
import type { OpeningHours } from '@/lib/brand/opening-hours';
import { instantSchema } from '@/lib/call-bodies/call-parts';

const slotSchema = z.object({ from: instantSchema, until: instantSchema });

/** When somebody shall be called: ISO instants, `until` not included. */
export type StoredSlot = z.infer<typeof slotSchema>;

/** Reads what a browser says was chosen; undefined unless it is a slot in which the office is open. `now` is Unix ms. */
export function readCallBack(told: unknown, hours: OpeningHours, now: number): CallBackSlot | undefined {
  const parsed = slotSchema.safeParse(told);
  if (!parsed.success) return undefined;
  const slot = { from: Date.parse(parsed.data.from), until: Date.parse(parsed.data.until) };
  return isOfficeSlot(hours, slot, now) ? slot : undefined;
}

export function storeSlot({ from, until }: CallBackSlot): StoredSlot {
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}
