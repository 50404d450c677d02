import { isNumber, isText } from '@/lib/json/guard';
import { shape } from '@/lib/json/shape';

/** What a call is worth: the provider's answer passed on as it came, with the bid at `ctc.ev`. */
export interface DemandAnswer {
  readonly parsed: { readonly ctc: { readonly ev: number } };
}

const isBid = (value: unknown): value is number => isNumber(value) && value >= 0;

export const isDemandAnswer = shape<DemandAnswer>({ parsed: shape({ ctc: shape({ ev: isBid }) }) });

/** A number leased to one visitor. */
export interface PhoneAnswer {
  /** E.164. */
  readonly phone: string;
  /** Seconds from the answer until the number goes back to the pool. */
  readonly expiresInSeconds: number;
  readonly source: 'lease';
}

const isUsPhone = (value: unknown): value is string => isText(value) && /^\+1\d{10}$/.test(value);
const isWholeSeconds = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;
const isLease = (value: unknown): value is 'lease' => value === 'lease';

export const isPhoneAnswer = shape<PhoneAnswer>({
  phone: isUsPhone,
  expiresInSeconds: isWholeSeconds,
  source: isLease,
});
