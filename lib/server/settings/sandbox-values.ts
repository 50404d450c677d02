import { portSchema } from './setting-schemas';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings';

type Variables = Readonly<Record<string, string | undefined>>;

/** What stands for the settings that nobody made: the sandbox of this machine, and in production nothing. */
export function buildSandboxValues(source: Variables): Partial<Record<SettingName, string>> {
  const appEnv = source['APP_ENV'];
  if (appEnv === 'production') return {};
  const port = portSchema.safeParse(source['SANDBOX_PORT'] || '3999');
  const address = `http://127.0.0.1:${port.success ? port.data : 3999}`;
  const values: Partial<Record<SettingName, string>> = {};
  for (const name of SETTING_NAMES) {
    const { sandbox, inBrowser } = SETTINGS[name];
    if (sandbox && !(inBrowser && appEnv === 'preview')) values[name] = sandbox(address);
  }
  return values;
}

/**
 * Whether it leads outside, or goes with what does. Where previews are shown to anybody only the sandbox's value counts,
 * whatever is set.
 */
export function leadsOutside(name: SettingName): boolean {
  const { address, pairedWith } = SETTINGS[name];
  return address !== undefined || pairedWith !== undefined;
}

/**
 * Whether a trial run sets it to nothing, so that no `.env` leads the run to a real company: what leads outside, what
 * goes with such an address, and secrets that the sandbox has a sample for.
 */
export function isEmptiedInTrials(name: SettingName): boolean {
  const { secret, sandbox } = SETTINGS[name];
  return leadsOutside(name) || (secret === true && sandbox !== undefined);
}
