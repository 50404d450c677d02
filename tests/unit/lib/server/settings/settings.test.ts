import { expect, test } from 'vitest';
import { parseEnv } from '@/lib/server/platform/env';
import { formatDeployedEnvExample } from '@/lib/server/settings/env-files';
import { SETTING_NAMES, SETTINGS } from '@/lib/server/settings/settings';

test('what a remedy says follows "set it to" and ends before the full stop', () => {
  const remedies = SETTING_NAMES.map((name) => SETTINGS[name].remedy);
  expect(remedies.filter((remedy) => !/^\S.*[^.\s]$/.test(remedy))).toEqual([]);
});

test('a pair is two settings that may be left out, and one of them leads to who issued the other', () => {
  const pairs = SETTING_NAMES.flatMap((name) => SETTINGS[name].pairedWith ?? []);
  const addresses: readonly string[] = SETTING_NAMES.filter((name) => SETTINGS[name].address === 'public');
  expect(pairs).toHaveLength(14);
  expect(pairs.filter((name) => !addresses.includes(name))).toEqual([]);
});

test('what the sandbox stands for is a value that the setting takes', () => {
  const wrong = SETTING_NAMES.filter((name) => {
    const { schema, sandbox } = SETTINGS[name];
    return sandbox !== undefined && !schema.safeParse(sandbox('http://127.0.0.1:4100')).success;
  });
  expect(wrong).toEqual([]);
});

test('the example of a deployment starts in production once what is issued is filled in', () => {
  const filled = formatDeployedEnvExample()
    .replaceAll(/^(\w+_URL)=$/gm, '$1=https://provider.example')
    .replaceAll(/^(\w+)=$/gm, `$1=a-secret-of-the-tests-32-or-more`);
  const source = Object.fromEntries(
    [...filled.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(parseEnv(source)).toMatchObject({ APP_ENV: 'production', TRUSTED_PROXY_HOPS: 1 });
});
