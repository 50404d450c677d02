import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import { findBrandByHost } from '@/lib/brand/find-brand';
import { getEnv } from '../platform/env';
import { findCallerAddress } from '../request/caller-address';
import { noteBrand } from './request-line';

export type Brands = Readonly<Record<BrandCode, Brand>>;

const LOOPBACK = '127.0.0.1';
const MAXIMUM_AGENT_LENGTH = 1024;

/** Known to the server itself, whatever the body claims. */
export interface CallContext {
  readonly brand: Brand;
  readonly address: string | undefined;
  readonly userAgent: string;
  /** By the clock of `performance`; waiting counts towards a provider's limit. */
  readonly since: number;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  /** `GET` or `HEAD` of a read, `POST` of all else. */
  readonly method: string;
}

export function findCallContext(request: Request, brands: Brands): CallContext | undefined {
  const env = getEnv();
  const { headers } = request;
  const isProduction = env.APP_ENV === 'production';
  const lookup = { defaultBrand: env.DEFAULT_BRAND, localHosts: !isProduction, previewHost: env.PREVIEW_HOST };
  const brand = findBrandByHost(headers.get('host'), brands, lookup);
  if (!brand) return undefined;
  noteBrand(request, brand.code);
  const trust = { trustedHops: env.TRUSTED_PROXY_HOPS, withoutProxy: isProduction ? undefined : LOOPBACK };
  return {
    brand,
    address: findCallerAddress(headers.get('x-forwarded-for'), trust),
    since: performance.now(),
    userAgent: headers.get('user-agent')?.slice(0, MAXIMUM_AGENT_LENGTH) ?? '',
    headers,
    query: new URL(request.url).searchParams,
    method: request.method,
  };
}
