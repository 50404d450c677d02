import type * as z from 'zod/mini';
import { destinationSettings } from './destination-settings';
import { portSettings } from './port-settings';
import { processSettings } from './process-settings';
import { providerSettings } from './provider-settings';
import { retentionSettings } from './retention-settings';
import type { Setting } from './setting';
import { siteSettings } from './site-settings';
import { storeSettings } from './store-settings';
import { thirdPartySettings } from './third-party-settings';

const table = {
  ...siteSettings,
  ...storeSettings,
  ...retentionSettings,
  ...destinationSettings,
  ...processSettings,
  ...providerSettings,
  ...thirdPartySettings,
  ...portSettings,
};

export type SettingName = keyof typeof table;

/** Every setting, by the name of its variable. */
export type Env = { readonly [Name in SettingName]: z.infer<(typeof table)[Name]['schema']> };

/** One row a setting. A new one is added to the table of its subject, and nowhere else. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = table;

/** In the order of `.env.example`. */
export const SETTING_NAMES = Object.keys(table) as readonly SettingName[];
