import { isPlaceNote, type PlaceNote } from '@/lib/call-bodies/place-note';
import { calls } from '@/lib/calls/calls';
import type { Product } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import { callServer } from '../delivery/call-server';

let last: { readonly key: string; readonly note: Promise<PlaceNote | undefined> } | undefined;

/** Asked once as long as the answers stay the same, however often its question is shown; undefined when unknown. */
export async function findPlaceNote(
  zipCode: string,
  product: Product,
  language: Language,
): Promise<PlaceNote | undefined> {
  const key = `${zipCode} ${product} ${language}`;
  const ask = () => callServer(calls.getPlaceNote, isPlaceNote, { zip_code: zipCode, product, language });
  const mine = last?.key === key ? last : (last = { key, note: ask() });
  const note = await mine.note;
  if (!note && last === mine) last = undefined;
  return note;
}
