import type { AddressLocation } from '@/lib/call-bodies/address-location';

const MAXIMUM_LENGTH = 100;

/** Header names of the three supported edges; the first present counts. */
const HEADERS = {
  city: ['x-vercel-ip-city', 'cf-ipcity', 'cloudfront-viewer-city'],
  state: ['x-vercel-ip-country-region', 'cf-region-code', 'cloudfront-viewer-country-region'],
  postalCode: ['x-vercel-ip-postal-code', 'cf-postal-code', 'cloudfront-viewer-postal-code'],
} as const;

/** What a proxy must not pass on of its clients, unless one of these edges stands in front of it. */
export const EDGE_HEADERS: readonly string[] = Object.values(HEADERS).flat();

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readHeader(headers: Headers, names: readonly string[]): string | null {
  const value = names.map((name) => headers.get(name)).find((one) => one !== null && one !== '');
  return value ? decode(value).slice(0, MAXIMUM_LENGTH) : null;
}

/** Headers count only behind our own proxy (`trusted`), else the client could write them. No edge tells the `isp`. */
export function readAddressLocation(headers: Headers, address: string | undefined, trusted: boolean): AddressLocation {
  const value = address ?? null;
  if (!trusted) return { city: null, state: null, postalCode: null, value, isp: null };
  const postalCode = readHeader(headers, HEADERS.postalCode);
  return {
    city: readHeader(headers, HEADERS.city),
    state: readHeader(headers, HEADERS.state),
    postalCode: postalCode !== null && /^\d{5}$/.test(postalCode) ? postalCode : null,
    value,
    isp: null,
  };
}
