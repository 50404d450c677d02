import { SETTING_NAMES, SETTINGS, type SettingName } from '@/lib/server/settings/settings';

/** Nobody's secret, which no code holds by chance: long enough for every setting, and its place in the table tells whose. */
function plantSecret(name: SettingName): string {
  const place = SETTING_NAMES.indexOf(name).toString().padStart(2, '0');
  return `planted-for-the-tested-build-${place}-${name.toLowerCase().replaceAll('_', '-')}`;
}

function plant(name: SettingName): (readonly [string, string])[] {
  const { secret, credentials } = SETTINGS[name];
  if (credentials) return [[name, credentials(plantSecret(name))]];
  return secret ? [[name, plantSecret(name)]] : [];
}

/** Secrets of the tested build, so that a search for them can find something (reliability 3.5, S9). Nobody's own. */
export const PLANTED_SECRETS: Readonly<Record<string, string>> = Object.fromEntries(SETTING_NAMES.flatMap(plant));
