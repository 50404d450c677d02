import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickFreePort } from '@/lib/commands/process/port';
import { buildSecurityHeaders } from '@/lib/security/security-headers';
import { registry } from '@/funnels/registry';
import { setSwitchedOff } from '@/lib/server/platform/switched-off';
import { hasNginx, startCacheTier, type CacheTier } from '@/tests/support/cache-tier';
import { startPagesSite, type PagesSite } from '@/tests/support/pages-site';
import { askTier, type TierAnswer, type TierRequest } from '@/tests/support/tier-request';

// The nginx of `.deploy` before two sites that answer pages by our rules; `npm run faults -- cache` puts the build there.
const HOST = 'm10.localhost';
const VISITOR = '__Host-visitor=a0b1c2d3-0000-4000-8000-0123456789ab';
const EVENT = { method: 'POST', body: '{}' };

describe.runIf(hasNginx())('the proxy', () => {
  let tier: CacheTier;
  let sites: PagesSite[];

  beforeAll(async () => {
    const [first, second] = [
      await startPagesSite((url, response) => {
        if (url.startsWith('/api/lead/')) response.writeHead(503, { 'retry-after': '2' }).end();
        else if (url.startsWith('/api/event/')) response.writeHead(503, { 'retry-after': '7' }).end('first');
        else if (url.startsWith('/odd')) response.writeHead(307, { 'set-cookie': `a=${'x'.repeat(50_000)}` }).end();
        else response.writeHead(200, { 'cache-control': 'no-store', 'content-security-policy': 'own' }).end('first');
      }),
      await startPagesSite((url, response) => {
        if (url.startsWith('/api/event/')) response.writeHead(503, { 'retry-after': '7' }).end('second');
        else if (url.startsWith('/odd')) response.writeHead(307, { 'set-cookie': `a=${'x'.repeat(50_000)}` }).end();
        else response.writeHead(200, { 'cache-control': 'no-store' }).end('second');
      }),
    ];
    sites = [first, second];
    tier = await startCacheTier(await pickFreePort(), [first.port, second.port]);
  });

  afterAll(async () => {
    await tier.stop();
    for (const site of sites) site.close();
  });

  function ask(path: string, request: TierRequest = {}, host = HOST): Promise<TierAnswer> {
    return askTier(tier.port, host, path, { authority: tier.authority, ...request });
  }

  function askMany(count: number, path: (index: number) => string, request: TierRequest = {}): Promise<TierAnswer[]> {
    return Promise.all(Array.from({ length: count }, (_, index) => ask(path(index), request)));
  }

  /** How often a site was asked; the cache answers the rest. */
  function countAsked(): number {
    return sites.reduce((sum, { asked }) => sum + asked.length, 0);
  }

  test('leaves out no process, however many answers it cannot read', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const [odd, page, call] = await Promise.all([ask('/odd.txt'), ask(`/privacy?zip=${turn}`), ask('/api/location')]);
      expect([odd.status, page.status, call.status]).toEqual([502, 200, 200]);
    }
  });

  test('leaves out no process while one call is answered 503, and hands that answer on as it is', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const [event, page] = await Promise.all([ask('/api/event/create', EVENT), ask(`/privacy?zip=${turn}`)]);
      expect([event.status, event.headers['retry-after'], page.status]).toEqual([503, '7', 200]);
    }
  });

  test('tries a lead at the other process where one is too busy', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/lead/create', EVENT)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, 'second']));
  });

  test.each([
    ['/otc-savings/', {}],
    ['//otc-savings', {}],
    ['/otc-savings\\', { rsc: '1' }],
  ])('gives one clean redirect for %s', async (path, headers) => {
    const answer = await ask(`${path}?firstname=Mary&gclid=1`, { headers });
    expect(answer).toMatchObject({ status: 307, location: '/otc-savings?gclid=1' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(JSON.stringify(answer)).not.toContain('Mary');
  });

  describe('keeps', () => {
    const experiment = '__Host-experiments=otc-savings-headline.question';

    test('a page once for all who are given the same, whatever ids their ads bring', async () => {
      expect((await ask('/privacy')).status).toBe(200);
      const before = countAsked();
      const answers = await askMany(20, (index) => `/privacy?gclid=${index}`);
      expect(answers.map(({ cache }) => cache)).toEqual(answers.map(() => 'HIT'));
      const other = { headers: { host: 'M10.LOCALHOST.:443' } };
      expect((await ask('/privacy', other)).cache).toBe('HIT');
      expect(countAsked()).toBe(before);
      expect((await ask('/privacy', {}, 'bh.localhost')).body).toContain('/bh/');
    });

    test('a page once for each variant', async () => {
      const cookie = `${experiment}; ${VISITOR}`;
      const [first, second] = [
        await ask('/otc-savings', { headers: { cookie } }),
        await ask('/otc-savings', { headers: { cookie: `_ga=1; ${cookie}` } }),
      ];
      expect([first.cache, second.cache, second.body]).toEqual(['MISS', 'HIT', first.body]);
      expect(first.body).toContain('-otc-savings-headline.question');
    });

    test('what says that a page is switched off, in the place of the page', async () => {
      const name = registry.pages.find(({ path, brands }) => path === '/tos' && brands.includes('m10'))?.name ?? '';
      setSwitchedOff([{ kind: 'page', name, brand: null }]);
      try {
        const [first, second] = [await ask('/tos'), await ask('/tos?gclid=1')];
        expect([first.status, first.cache, second.status, second.cache]).toEqual([503, 'MISS', 503, 'HIT']);
        expect(second.body).toContain('/m10/-closed');
      } finally {
        setSwitchedOff([]);
      }
    });

    test.each([
      `${experiment} ; ${VISITOR}`,
      `\u00a0${experiment}; ${VISITOR}`,
      `x=1;${experiment}; ${VISITOR}`,
      `${experiment};${VISITOR}`,
      `${VISITOR}; ${experiment} `,
      `${experiment}~a.b; ${VISITOR}`,
      `a="; ${experiment}; ${VISITOR}`,
      `${experiment}|; ${VISITOR}`,
      `__host-experiments=otc-savings-headline.question; ${VISITOR}`,
      `__Host-experiments =otc-savings-headline.question; ${VISITOR}`,
      `${experiment}; ${VISITOR}; ${experiment.replace('question', 'statement')}`,
      VISITOR,
    ])('nothing of %j for a newcomer', async (cookie) => {
      for (let turn = 0; turn < 3; turn += 1) {
        await ask('/otc-savings', { headers: { cookie } });
        await ask('/otc-savings?variant=otc-savings-headline:question');
        const newcomer = await ask('/otc-savings');
        expect([newcomer.status, newcomer.cache, newcomer.cookies.length]).toEqual([200, 'MISS', 2]);
      }
    });

    test('no name that somebody made up', async () => {
      const [kept, made] = [tier.countKept(), (index: number) => `${index}.made-up`];
      const cookies = Array.from({ length: 50 }, (_, index) => `__Host-experiments=${made(index)}; ${VISITOR}`);
      await Promise.all(cookies.map((cookie) => ask('/privacy', { headers: { cookie } })));
      await Promise.all(
        Array.from({ length: 50 }, (_, port) => ask('/privacy', { headers: { host: `${HOST}:${port}` } })),
      );
      for (const path of [
        '/privac%79',
        '/privacy#a',
        '/privacy/',
        '/./privacy',
        '/PRIVACY',
        '/otc-savings/made-up',
        '/go-4-benefits/made-up',
        '/made-up',
      ]) {
        expect([path, (await ask(path)).cache]).not.toEqual([path, 'HIT']);
        expect([path, (await ask(path)).cache]).not.toEqual([path, 'HIT']);
      }
      await ask('/images/a.svg');
      expect((await ask('/images/a.svg')).cache).toBe('HIT');
      await ask('/images/%61.svg');
      expect((await ask('/images/%61.svg')).cache).toBe('BYPASS');
      expect((await ask('/privacy', {}, 'made-up.example')).status).toBe(421);
      expect(tier.countKept()).toBe(kept);
      expect((await ask('/privacy')).cache).toBe('HIT');
    });
  });

  test('packs by what the browser takes', async () => {
    for (const [accepted, coding] of [
      ['gzip, br;q=0', 'gzip'],
      ['br, gzip', 'br'],
      ['gzip;q=0, br;q=0', undefined],
    ] as const) {
      const { headers } = await ask('/privacy', { headers: { 'accept-encoding': accepted } });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, coding]);
    }
  });

  test('tells the site what it knows itself, never what the client says of itself', async () => {
    const made = { 'x-request-id': 'f'.repeat(32), 'x-vercel-ip-city': 'Elsewhere', 'cf-ipcity': 'Elsewhere' };
    await ask('/api/location', { headers: { ...made, 'x-forwarded-for': '198.51.100.7', 'x-page-key': 'any' } });
    const { headers } = sites.map(({ asked }) => asked.at(-1)).find((one) => one?.url === '/api/location') ?? {};
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-page-key': `${HOST}/api/location|` });
    expect(headers?.['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(JSON.stringify(headers)).not.toMatch(/Elsewhere|f{32}|198\.51/);
  });

  test.each([
    [404, '/api/metrics', {}],
    [405, '/privacy', { method: 'TRACE' }],
    [413, '/api/event/create', { method: 'POST', body: 'x'.repeat(70_000) }],
    [414, `/${'a'.repeat(9000)}`, {}],
    [400, '/privacy', { headers: { cookie: 'a'.repeat(40_000) } }],
    [502, '/odd.txt', {}],
  ])('has a closed policy and every other header on its own %i', async (status, path, request) => {
    const answer = await ask(path, request);
    expect(answer.status).toBe(status);
    const own = Object.fromEntries(buildSecurityHeaders(false).map(({ key, value }) => [key, value]));
    expect(answer.headers).toMatchObject({ ...own, 'cache-control': 'no-store' });
  });

  test('says nothing twice of what the site has said', async () => {
    const { headers } = await ask('/privacy');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain("'none', ");
    expect(headers['cache-control']).not.toContain('no-store');
  });

  test('leads to TLS, and says nothing of a person on the way', async () => {
    const clean = await askTier(tier.plainPort, HOST, '/otc-savings?gclid=1');
    expect([clean.status, clean.location]).toEqual([308, `https://${HOST}/otc-savings?gclid=1`]);
    const personal = await askTier(tier.plainPort, HOST, '/otc-savings/?firstname=Mary&gclid=1');
    expect([personal.status, personal.location]).toEqual([308, `https://${HOST}/otc-savings/`]);
    expect(personal.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(personal.body).not.toContain('Mary');
  });

  test('has room for a town behind one address', async () => {
    const town = await askMany(1500, (index) => `/privacy?gclid=${index}`, { from: '127.0.2.1' });
    expect(town.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('lets nobody take the room of another', async () => {
    const narrow = { requests: 5, perMinute: 1 };
    const [first, second] = sites.map((site) => site.port);
    const other = await startCacheTier(await pickFreePort(), [first ?? 0, second ?? 0], { narrow });
    const statuses = { '127.0.2.2': [], '127.0.2.3': [] } as Record<string, number[]>;
    try {
      for (const from of ['127.0.2.2', '127.0.2.2', '127.0.2.2', '127.0.2.3']) {
        for (let turn = 0; turn < 3; turn += 1) {
          const answer = await askTier(other.port, HOST, '/privacy', { authority: other.authority, from });
          statuses[from]?.push(answer.status);
          if (answer.status === 429) expect(answer.headers['retry-after']).toBe('2');
        }
      }
    } finally {
      await other.stop();
    }
    expect(statuses).toEqual({
      '127.0.2.2': [200, 200, 200, 200, 200, 200, 429, 429, 429],
      '127.0.2.3': [200, 200, 200],
    });
  });

  // The last: afterwards no process answers.
  test('writes nothing of a person into a log, not even while no process answers', async () => {
    for (const site of sites) site.close();
    const query = 'email=mary.poppins%40example.com&phone=2065550123';
    const headers = { referer: 'https://m10.localhost/?firstname=Mary', cookie: VISITOR };
    for (const path of ['/otc-savings', '/images/mary%40example.com', '/206-555-0123', '/api/location', '/odd.txt']) {
      const answer = await ask(`${path}?${query}`, { headers, from: '127.0.3.4' });
      expect([path, answer.status]).toEqual([path, 502]);
    }
    await ask(`/privacy?${query}`, { headers: { ...headers, host: 'mary-2065550123.example' }, from: '127.0.3.4' });
    const { access, error } = await tier.readLogs();
    expect(access.split('\n').filter((line) => line.includes(' GET m10.localhost /otc-savings 502 '))).toHaveLength(1);
    const told = `${access}\n${error}`.split('\n');
    expect(told.filter((line) => /mary|poppins|206-?555-?0123|firstname|127\.0\.3|a0b1c2d3/i.test(line))).toEqual([]);
  });
});
