import { CLOSED_POLICY } from './content-policy';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/** A name, in lower case as the middleware writes it, so that what a page sets replaces what every answer has. */
export interface SecurityHeader {
  readonly key: string;
  readonly value: string;
}

/** What no page needs, and neither may a script that a page lets in. */
const FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/**
 * On every answer, whatever it is. A page that the middleware did not see keeps the closed policy and does not run.
 * Only production may promise TLS: a browser would hold `localhost` to it for two years.
 */
export function buildSecurityHeaders(isProduction: boolean): SecurityHeader[] {
  return [
    { key: 'x-content-type-options', value: 'nosniff' },
    { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
    { key: 'content-security-policy', value: CLOSED_POLICY },
    { key: 'permissions-policy', value: FEATURES.map((feature) => `${feature}=()`).join(', ') },
    // Ads open in tabs of their own; nothing that opened us may reach in.
    { key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' },
    { key: 'x-permitted-cross-domain-policies', value: 'none' },
    ...(isProduction ? [{ key: 'strict-transport-security', value: `max-age=${TWO_YEARS_S}; includeSubDomains` }] : []),
  ];
}

/** What a call answers is for our own pages: no other site may even embed it. */
export const CALL_HEADERS: SecurityHeader[] = [{ key: 'cross-origin-resource-policy', value: 'same-origin' }];
