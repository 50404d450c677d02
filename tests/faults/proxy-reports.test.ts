import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { pickFreePort } from '@/lib/commands/process/port';
import { answerReportPage } from '@/lib/server/report-pages/answer-report-page';
import { hasNginx, startCacheTier, type CacheTier } from '@/tests/support/cache-tier';
import { ownHandlers } from '@/tests/support/own-handlers';
import { askTier, type TierRequest } from '@/tests/support/tier-request';

const HOST = 'm10.localhost';
const TOKEN = 'a-token-of-reports-that-is-long-enough-to-be-one';

/** A site that has nothing but the reports. */
async function startReports(asked: string[]): Promise<Server> {
  const { getStore } = await import('@/lib/server/process/open-store');
  const site = {
    ...{ registry, now: () => new Date() },
    ...{ openReports: () => getStore().reports(), openSwitches: () => getStore().switches() },
  };
  const server = createServer((message, response) => {
    const { url = '/', method = 'GET' } = message;
    asked.push(`${method} ${url}`);
    const answer = async () => {
      const body = await buffer(message);
      const headers = new Headers(
        Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]),
      );
      // An address of this machine is nobody's to the site: here it stands for a public one.
      headers.set('x-forwarded-for', (headers.get('x-forwarded-for') ?? '').replaceAll('127.', '198.'));
      const given = { method, headers, ...(body.length > 0 && { body }) };
      const told = await answerReportPage(new Request(`https://${HOST}${url}`, given), site);
      response.writeHead(told.status, Object.fromEntries(told.headers)).end(await told.text());
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe.runIf(hasNginx())('the proxy before the reports', () => {
  let tier: CacheTier;
  let server: Server;
  const asked: string[] = [];

  ownHandlers(
    () => ({ REPORTS_TOKEN: TOKEN, TRUSTED_PROXY_HOPS: '1' }),
    async () => {
      server = await startReports(asked);
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      tier = await startCacheTier(await pickFreePort(), [port, port]);
    },
  );

  afterAll(async () => {
    await tier.stop();
    server.closeAllConnections();
    server.close();
  });

  const ask = (path: string, request: TierRequest = {}) =>
    askTier(tier.port, HOST, path, { authority: tier.authority, ...request });

  function signIn(token: string, from: string, more: Readonly<Record<string, string>> = {}) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...more };
    return ask('/reports/sign-in', { method: 'POST', body: `token=${token}`, headers, from });
  }

  test('hands each look on and keeps none, whoever looks', async () => {
    const cookie = (await signIn(TOKEN, '127.0.9.1')).cookies[0] ?? '';
    for (const path of ['/reports', '/reports/funnel', '/reports/funnel.csv', '/reports/health.json']) {
      asked.length = 0;
      const looks = [
        await ask(path, { headers: { cookie } }),
        await ask(path),
        await ask(path, { headers: { cookie } }),
      ];
      expect([path, ...looks.map(({ status }) => status)]).toEqual([path, 200, 401, 200]);
      expect(looks.map(({ headers }) => headers['cache-control'])).toEqual(looks.map(() => 'no-store'));
      expect(looks.flatMap(({ cache }) => cache ?? [])).toEqual([]);
      expect(asked).toEqual(looks.map(() => `GET ${path}`));
    }
  });

  test('a wrong token counts for who sends it, whatever address they claim, and for nobody else', async () => {
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) {
      answers.push((await signIn('wrong', '127.0.8.1', { 'x-forwarded-for': `198.51.100.${turn}` })).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await signIn(TOKEN, '127.0.8.1')).status).toBe(429);
    expect((await signIn(TOKEN, '127.0.7.1')).status).toBe(303);
  });
});
