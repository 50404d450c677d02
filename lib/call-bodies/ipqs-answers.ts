import { isBoolean, isNumber, isText, shape } from '@/lib/json/guard';

/** From the provider's score: low below 75, medium from 75, high from 85 or for a known bot or Tor. */
export const RISKS = ['low', 'medium', 'high'] as const;

/** How trustworthy the caller's address is; it labels events and never blocks a visitor. */
export interface IpQuality {
  readonly risk: (typeof RISKS)[number];
  /** 0 to 100. */
  readonly fraudScore: number;
  readonly proxy: boolean;
  readonly vpn: boolean;
  readonly tor: boolean;
  readonly isCrawler: boolean;
  readonly botStatus: boolean;
}

const isRisk = (value: unknown): value is IpQuality['risk'] => RISKS.some((risk) => risk === value);

export const isIpQuality = shape<IpQuality>({
  risk: isRisk,
  fraudScore: isNumber,
  proxy: isBoolean,
  vpn: isBoolean,
  tor: isBoolean,
  isCrawler: isBoolean,
  botStatus: isBoolean,
});

/** A short-lived signed proof that this visit may ask for paid calls. */
export interface CallTokenAnswer {
  readonly token: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export const isCallTokenAnswer = shape<CallTokenAnswer>({ token: isText, expiresAt: isInstant });
