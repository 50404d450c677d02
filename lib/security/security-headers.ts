import { CLOSED_POLICY } from './content-policy';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/** Lower case, as in the middleware, so that pages override the defaults. */
export interface SecurityHeader {
  readonly key: string;
  readonly value: string;
}

/** Needed by no page, nor by any script a page loads. */
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
 * A page that bypassed the middleware keeps the closed policy. Only production promises TLS: browsers remember it. What
 * is a preview is for no search engine, whatever kind of file it is.
 */
export function buildSecurityHeaders(isProduction: boolean, isPreview = false): SecurityHeader[] {
  return [
    { key: 'x-content-type-options', value: 'nosniff' },
    { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
    { key: 'content-security-policy', value: CLOSED_POLICY },
    { key: 'permissions-policy', value: FEATURES.map((feature) => `${feature}=()`).join(', ') },
    // Ads open in tabs of their own, which must not reach in.
    { key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' },
    { key: 'x-permitted-cross-domain-policies', value: 'none' },
    ...(isPreview ? [{ key: 'x-robots-tag', value: 'noindex, nofollow' }] : []),
    ...(isProduction ? [{ key: 'strict-transport-security', value: `max-age=${TWO_YEARS_S}; includeSubDomains` }] : []),
  ];
}

/** Reports have forms, and neither script nor anything to load. */
export const REPORT_HEADERS: SecurityHeader[] = [
  { key: 'content-security-policy', value: CLOSED_POLICY.replace("form-action 'none'", "form-action 'self'") },
  { key: 'referrer-policy', value: 'no-referrer' },
];

/** No other site may embed what a call answers. */
export const CALL_HEADERS: SecurityHeader[] = [{ key: 'cross-origin-resource-policy', value: 'same-origin' }];
