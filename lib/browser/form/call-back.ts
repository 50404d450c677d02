import { listCallBackSlots, type CallBackSlot } from '@/lib/brand/call-back-slots';
import type { OpeningHours } from '@/lib/brand/opening-hours';
import { findEnteredPhone } from '@/lib/compliance/shown-consent';
import type { FormValues } from '@/lib/fields/form-values';
import { isNumber, isRecord, isText } from '@/lib/json/guard';
import { readZipLocation } from '../location/zip-location';
import { sessionStore } from '../platform/storage';

const CALL_BACK_KEY = 'call-back';

/** What the visitor of this tab has asked for already. */
export interface AskedCallBack extends CallBackSlot {
  /** As the terms named it. */
  readonly phone: string;
}

/** Undefined unless a call was asked for in this tab, and that number is still the visitor's answer. */
export function findAskedCallBack(values: FormValues): AskedCallBack | undefined {
  const kept = sessionStore.read(CALL_BACK_KEY);
  if (!isRecord(kept)) return undefined;
  const { from, until, phone } = kept;
  if (!isNumber(from) || !isNumber(until) || !isText(phone)) return undefined;
  const entered = findEnteredPhone(values);
  return entered === undefined || entered === phone ? { from, until, phone } : undefined;
}

/** Slots in which the office may call the visitor, whose clock is that of the ZIP or else the browser's. */
export function listOfferedSlots(hours: OpeningHours, { zipcode }: FormValues): readonly CallBackSlot[] {
  const place = typeof zipcode === 'string' ? readZipLocation(zipcode) : undefined;
  const timeZone = place?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return listCallBackSlots(hours, timeZone, Date.now());
}

/** At once, before it is sent, so that nobody asks twice. */
export function keepAskedCallBack(asked: AskedCallBack): void {
  sessionStore.write(CALL_BACK_KEY, asked);
}
