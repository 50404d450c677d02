import type { ThirdParties } from '@/lib/calls/third-parties';

type TagManager = NonNullable<ThirdParties['tagManager']>;
type Choice = 'granted' | 'denied';

/** How long tags wait for a consent that changes. */
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

/** What holds on a page whose visitor has not opted out; with an opt-out the tag manager is not loaded at all. */
export const CONSENT_GRANTED = { ...buildConsent('granted'), wait_for_update: WAIT_FOR_UPDATE_MS };

/** What holds from an opt-out on, until the page is left. */
export const CONSENT_DENIED = buildConsent('denied');

/** Address of the container's script. */
export function buildTagManagerScript({ url, containerId }: TagManager): string {
  return `${url}/gtm.js?id=${encodeURIComponent(containerId)}`;
}

/** Address of the container's page for browsers without script. */
export function buildTagManagerFrame({ url, containerId }: TagManager): string {
  return `${url}/ns.html?id=${encodeURIComponent(containerId)}`;
}
