import { isBoolean, isNumber, isText, type Guard } from '@/lib/json/guard';
import { nullable, optional, shape } from '@/lib/json/shape';
import type { AddressLocation } from './address-location';

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

const isQuality: { readonly [Fact in keyof IpQuality]: Guard<IpQuality[Fact]> } = {
  risk: isRisk,
  fraudScore: isNumber,
  proxy: isBoolean,
  vpn: isBoolean,
  tor: isBoolean,
  isCrawler: isBoolean,
  botStatus: isBoolean,
};

/** One paid check of an address: how trustworthy it is, and where, as far as the provider's plan tells. */
export interface IpCheck extends IpQuality {
  readonly location?: Omit<AddressLocation, 'value'> | undefined;
}

const told = nullable(isText);

export const isIpCheck = shape<IpCheck>({
  ...isQuality,
  location: optional(shape<Omit<AddressLocation, 'value'>>({ city: told, state: told, postalCode: told, isp: told })),
});

/** A short-lived signed proof that this visit may ask for paid calls. */
export interface CallTokenAnswer {
  readonly token: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export const isCallTokenAnswer = shape<CallTokenAnswer>({ token: isText, expiresAt: isInstant });
