import { brands } from '@/funnels/brands';
import { findHours } from '@/lib/brand/brand-hours';
import { describeHours, describeMoment } from '@/lib/brand/describe-hours';
import { isOpen, nextOpening } from '@/lib/brand/is-open';
import type { OpeningHours } from '@/lib/brand/opening-hours';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import { formatPhone } from '@/lib/phone/format-phone';

const HOUR_MS = 3_600_000;
/** A Sunday at noon in the East. */
const SUNDAY = Date.parse('2027-01-10T17:00:00Z');

/** What a brand's pages say of its office, whatever its facts are today. */
interface BrandOffice {
  /** In E.164. */
  readonly number: string;
  /** As people write it. */
  readonly writtenNumber: string;
  readonly hours: OpeningHours;
  readonly writtenHours: string;
  /** A moment at which nobody answers, Unix ms: a Sunday where that is one. */
  readonly closedAt: number;
  /** The next opening after that moment, Unix ms, and in words. */
  readonly opensAt: number;
  readonly writtenOpening: string;
}

function findClosedMoment(hours: OpeningHours): number {
  for (let at = SUNDAY; at < SUNDAY + 7 * 24 * HOUR_MS; at += HOUR_MS) {
    if (!isOpen(hours, at) && !isOpen(hours, at + HOUR_MS)) return at;
  }
  throw new Error('This office is never closed: test another brand.');
}

export function readBrandOffice(code: BrandCode, language: Language = 'english'): BrandOffice {
  const brand = brands[code];
  const hours = findHours(brand, brand.product);
  const closedAt = findClosedMoment(hours);
  const opensAt = nextOpening(hours, closedAt) ?? closedAt;
  const number = brand.phone.number.value;
  return {
    ...{ number, hours, closedAt, opensAt, writtenNumber: formatPhone(number) },
    writtenHours: describeHours(hours, language),
    writtenOpening: describeMoment(hours, opensAt, closedAt, language),
  };
}
