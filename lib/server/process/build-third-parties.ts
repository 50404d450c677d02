import type { Brand } from '@/lib/brand/brand';
import type { ThirdParties } from '@/lib/call-bodies/third-parties';
import type { Env } from '../platform/env';

/** Whether a page of this brand can have its consent step documented (compliance C-09). */
export function hasCertificates(brand: Brand, env: Env): boolean {
  const { trustedForm, leadId } = buildThirdParties(brand, env);
  return trustedForm !== undefined || leadId !== undefined;
}

/** Each needs an address from the settings, some an id of the brand too. */
export function buildThirdParties({ gtmId, certificates }: Brand, env: Env): ThirdParties {
  const campaign = certificates?.leadIdCampaign;
  return {
    ...(env.TAG_MANAGER_URL && gtmId && { tagManager: { url: env.TAG_MANAGER_URL, containerId: gtmId.value } }),
    ...(env.MEDIAALPHA_ADS_URL && { mediaAlphaAds: { url: env.MEDIAALPHA_ADS_URL } }),
    ...(env.TRUSTEDFORM_URL && certificates?.trustedForm && { trustedForm: { url: env.TRUSTEDFORM_URL } }),
    ...(env.LEADID_URL && campaign && { leadId: { url: env.LEADID_URL, campaignId: campaign.value } }),
    ...(env.SENTRY_BROWSER_DSN && { errorReports: { dsn: env.SENTRY_BROWSER_DSN, environment: env.APP_ENV } }),
  };
}
