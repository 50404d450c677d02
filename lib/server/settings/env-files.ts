import { SETTING_NAMES, SETTINGS, type SettingName } from './settings';

/** What a setting is when nobody makes it; empty where that differs from one environment to the next. */
function getDefault(name: SettingName): string {
  const { schema, sandbox } = SETTINGS[name];
  const parsed = schema.safeParse(undefined);
  const isOne = typeof parsed.data === 'string' || typeof parsed.data === 'number';
  return sandbox === undefined && isOne ? String(parsed.data) : '';
}

/** `.env.example`: every setting with its line of description and its default. */
export function formatEnvExample(): string {
  const lines = SETTING_NAMES.map((name) => `# ${SETTINGS[name].about}\n${name}=${getDefault(name)}\n`);
  const head =
    '# Copy to .env and fill in. An empty value counts as unset; outside production every variable has a default.';
  return `${head}\n\n${lines.join('')}`;
}

/** Without a value production does not start. */
function isRequired(name: SettingName): boolean {
  return !SETTINGS[name].schema.safeParse(undefined).success;
}

/** `.deploy/site.env.example`: what a deployment has to say, and no more. */
export function formatDeployedEnvExample(): string {
  const named = SETTING_NAMES.filter((name) => SETTINGS[name].deployed !== undefined || isRequired(name));
  const lines = named.map((name) => {
    const { value = '', about } = SETTINGS[name].deployed ?? {};
    return `${about === undefined ? '' : `# ${about}\n`}${name}=${value}\n`;
  });
  const head = '# Settings of one process, both the same but for PORT; .env.example of the project describes each.';
  return `${head}\n${lines.join('')}`;
}
