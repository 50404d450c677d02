import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHosts, checkProviders, checkSpool, checkStore } from '@/lib/commands/process/preflight-checks';
import { checkSettings } from '@/lib/commands/process/preflight-settings';
import { parseEnv } from '@/lib/server/platform/env';
import { readyRegistry } from '@/tests/support/ready-registry';

let folder: string;
let server: Server;
let open: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

test('a provider is reached by a connection, and one that nobody answers for is named with what to do', async () => {
  const findings = await checkProviders(parseEnv({ MEDIAALPHA_URL: open, IPQS_URL: 'http://127.0.0.1:1' }));
  // Where a destination gets its tokens has a default, and no destination is set here.
  expect(findings.filter(({ what }) => what.includes('TOKEN'))).toEqual([]);
  expect(findings).toContainEqual({ about: 'provider', what: 'MEDIAALPHA_URL can be reached' });
  const ipqs = findings.find(({ what }) => what.startsWith('IPQS_URL'));
  expect(ipqs).toMatchObject({ what: 'IPQS_URL cannot be reached: ECONNREFUSED' });
  expect(ipqs?.mend).toContain('IPQS_URL');
});

test('a store that is away is named without its address or its password', async () => {
  const [found] = await checkStore(parseEnv({ DATABASE_URL: 'postgres://ada:hidden@127.0.0.1:1/x' }));
  expect(found?.what).toBe('cannot be used: ECONNREFUSED');
  expect(found?.mend).toContain('DATABASE_URL');
  expect(JSON.stringify(found)).not.toMatch(/hidden|ada/);
});

test('a spool is tried by writing, and nothing of that is left', async () => {
  expect(await checkSpool(parseEnv({ SPOOL_FOLDER: folder }))).toEqual([{ about: 'spool', what: 'can be written' }]);
  const [wrong] = await checkSpool(parseEnv({ SPOOL_FOLDER: '/dev/null/spool' }));
  expect(wrong?.mend).toContain('SPOOL_FOLDER');
});

test('a host that leads nowhere is named', async () => {
  const [found] = await checkHosts([{ ...readyRegistry.brands.m10, hosts: ['nowhere.invalid'] }], new Date());
  expect(found).toMatchObject({ what: expect.stringContaining('nowhere.invalid cannot be reached') as unknown });
  expect(found?.mend).toBeDefined();
});

test('a misspelt setting is to be mended, also where the others can be used', () => {
  const misspelt = { about: 'settings', what: 'METRICS_TOKN is no setting', mend: 'Did you mean METRICS_TOKEN?' };
  expect(checkSettings({ METRICS_TOKN: 'hidden' }).findings).toEqual([
    { about: 'settings', what: 'can be used' },
    misspelt,
  ]);
  expect(checkSettings({ METRICS_TOKN: 'hidden', PORT: 'x' }).findings.at(-1)).toEqual(misspelt);
});

test('production without a token for metrics is warned of what is then missing, and may start', () => {
  const production = {
    ...{ APP_ENV: 'production', DATABASE_URL: 'postgres://site@127.0.0.1/site', SPOOL_FOLDER: '/var/lib/site/spool' },
    ...{
      SESSION_SECRET: 'a secret of the tests, 32 or more',
      SUPPRESSION_SECRET: 'another secret of tests, 32 or more',
    },
    ...{ MEDIAALPHA_URL: 'https://ads.example', MEDIAALPHA_API_TOKEN: 'token' },
    ...{ IPQS_URL: 'https://ipqs.example', IPQS_API_KEY: 'key' },
  };
  const { findings } = checkSettings(production);
  expect(findings.map(({ mend }) => mend)).toEqual([undefined, undefined]);
  expect(findings[1]?.what).toMatch(/^METRICS_TOKEN is missing: no metrics, .*alert.*deep health$/);
  expect(findings[1]?.advice).toBeDefined();
  expect(checkSettings({ ...production, METRICS_TOKEN: 'a-token-of-16-or-more' }).findings).toHaveLength(1);
});
