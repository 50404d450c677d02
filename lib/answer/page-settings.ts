import { listSessionSecrets, type SessionSecrets } from '@/lib/cookies/session-keys';
import type { BrandCode } from '@/lib/names/brand-code';
import { buildContentPolicy } from '@/lib/security/content-policy';
import type { RouteOptions } from '@/lib/request/route-request';

/** What answers to page requests depend on beside the request and the registry. */
export interface PageSettings extends RouteOptions {
  readonly buildId: string;
  /** Whether pages change while the process runs, so that nobody may keep one: the development server's do. */
  readonly isWatched: boolean;
  /** The policy of every page: the settings, not the visitor, say what may be loaded. */
  readonly contentPolicy: string;
  /** Seal personal parameters and verify the links of testers. */
  readonly secrets: SessionSecrets;
}

/** The settings of the process that pages depend on. */
interface PageEnvironment {
  readonly APP_ENV: 'development' | 'demo' | 'preview' | 'production';
  readonly DEFAULT_BRAND: BrandCode;
  readonly PREVIEW_HOST?: string | undefined;
  readonly SESSION_SECRET: string;
  readonly SESSION_SECRET_PREVIOUS?: string | undefined;
  readonly TAG_MANAGER_URL?: string | undefined;
  readonly MEDIAALPHA_ADS_URL?: string | undefined;
  readonly TRUSTEDFORM_URL?: string | undefined;
  readonly LEADID_URL?: string | undefined;
  readonly TAG_ORIGINS?: string | undefined;
  readonly SENTRY_BROWSER_DSN?: string | undefined;
}

function isAddress(address: string | undefined): address is string {
  return address !== undefined;
}

/** For `Retry-After` of a brand that is not ready: it opens by a build and a restart. */
export const SECONDS_UNTIL_OPEN = '3600';

/** The same of a page that an operator has switched off, and may switch on at any time. */
export const SECONDS_UNTIL_ON = '600';

/** Made once a process. `closedBrands` are not ready to be shown. */
export function buildPageSettings(
  env: PageEnvironment,
  buildId: string,
  closedBrands: readonly BrandCode[],
  isWatched = false,
): PageSettings {
  const { TAG_MANAGER_URL, MEDIAALPHA_ADS_URL, TRUSTEDFORM_URL, LEADID_URL, TAG_ORIGINS, SENTRY_BROWSER_DSN } = env;
  const companies = [TAG_MANAGER_URL, MEDIAALPHA_ADS_URL, TRUSTEDFORM_URL, LEADID_URL].filter(isAddress);
  const isProduction = env.APP_ENV === 'production';
  return {
    defaultBrand: env.DEFAULT_BRAND,
    localHosts: !isProduction,
    previewHost: env.PREVIEW_HOST,
    hasCatalogue: !isProduction,
    closedBrands,
    buildId,
    isWatched,
    contentPolicy: buildContentPolicy({
      scripts: [...companies, ...(TAG_ORIGINS?.split(' ') ?? [])],
      destinations: [SENTRY_BROWSER_DSN].filter(isAddress),
      hasCompiler: env.APP_ENV === 'development',
      isSecure: isProduction,
      hasFrames: env.APP_ENV === 'development' || env.APP_ENV === 'demo',
    }),
    secrets: listSessionSecrets(env),
  };
}
