import type { ThirdParties } from '@/lib/call-bodies/third-parties';

type TagManager = NonNullable<ThirdParties['tagManager']>;
type Choice = 'granted' | 'denied';

const WAIT_FOR_UPDATE_MS = 500;

/** Every signal of Consent Mode v2; what the site itself needs is always granted. */
function buildConsent(choice: Choice) {
  return {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
    functionality_storage: 'granted',
    personalization_storage: choice,
    security_storage: 'granted',
  } as const;
}

/** Until an opt-out; a visitor who opted out before gets no tag manager at all. */
export const CONSENT_GRANTED = { ...buildConsent('granted'), wait_for_update: WAIT_FOR_UPDATE_MS };

export const CONSENT_DENIED = buildConsent('denied');

export function buildTagManagerScript({ url, containerId }: TagManager): string {
  return `${url}/gtm.js?id=${encodeURIComponent(containerId)}`;
}

export function buildTagManagerFrame({ url, containerId }: TagManager): string {
  return `${url}/ns.html?id=${encodeURIComponent(containerId)}`;
}
