import type { PlaceNote } from '@/lib/call-bodies/place-note';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import { interpolate } from '@/lib/copy/interpolate';
import type { Product } from '@/lib/names/brand-code';
import type { Language, LocalizedText } from '@/lib/names/language';
import { getEnrollmentPeriod, getPlanSeason, type EnrollmentPeriod } from './plan-season';

interface SourcedTexts<Key extends string> {
  readonly texts: Readonly<Record<Key, LocalizedText>>;
  /** With its year; `{state}` is the state’s full name. */
  readonly source: LocalizedText;
}

/** What we hold about places. Products that differ nowhere have none. */
export interface PlaceTexts {
  /** `{planYear}` is the year of the plans on sale. */
  readonly medicare: SourcedTexts<EnrollmentPeriod>;
  /** By the state’s full name. */
  readonly auto: SourcedTexts<string>;
}

function pickTexts(
  { medicare, auto }: PlaceTexts,
  product: Product,
  stateName: string,
  now: Date,
): { readonly text: LocalizedText | undefined; readonly source: LocalizedText } | undefined {
  if (product === 'life') return undefined;
  if (product === 'auto') return { text: auto.texts[stateName], source: auto.source };
  return { text: medicare.texts[getEnrollmentPeriod(now)], source: medicare.source };
}

/** What is said of a place beside its drawing: its name, and where something holds there what that is and who says so. */
export function writePlaceNote(
  texts: PlaceTexts,
  product: Product,
  language: Language,
  { city, stateName }: Pick<ZipLocation, 'city' | 'stateName'>,
  now: Date,
): Omit<PlaceNote, 'drawing'> {
  const title = `${city}, ${stateName}`;
  const picked = pickTexts(texts, product, stateName, now);
  if (!picked?.text) return { title };
  const places = { planYear: getPlanSeason(now).planYear, state: stateName };
  return {
    title,
    text: interpolate(picked.text[language], places),
    source: interpolate(picked.source[language], places),
  };
}
