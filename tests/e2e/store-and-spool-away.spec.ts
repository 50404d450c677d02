import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { listGoodCalls } from '@/tests/support/good-calls';
import { makeSite, type Site } from '@/tests/support/site';

const TOKEN = 'token-of-this-test-only';
const CALLS = ['/api/event/create', '/api/lead/create', '/api/user/set'] as const;

let site: Site;
let reports: Server;
let reported: number;

test.beforeEach(async () => {
  reported = 0;
  reports = createServer((request, response) => {
    reported += 1;
    request.resume();
    response.end('{}');
  });
  await new Promise<void>((resolve) => reports.listen(0, '127.0.0.1', resolve));
  site = await makeSite({
    env: {
      // Nobody listens on this port, and nothing can be a folder below a device.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      SPOOL_FOLDER: '/dev/null/spool',
      SENTRY_DSN: `http://key@127.0.0.1:${(reports.address() as AddressInfo).port}/1`,
      METRICS_TOKEN: TOKEN,
    },
  });
  await site.start();
});

test.afterEach(async () => {
  await site.close();
  await new Promise((resolve) => reports.close(resolve));
});

// Only the build has bundles, each with error classes of its own (D108).
test('without store and spool the built site asks to come again, for event, lead and user alike', async () => {
  const bodies = listGoodCalls('');
  for (const path of CALLS) {
    const answer = await fetch(site.address('m10', path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodies[path]),
    });
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2']);
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
  }
  const metrics = await fetch(site.address('m10', '/api/metrics'), { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toContain(`funnel_dropped_total{where="busy"} ${CALLS.length}`);
  expect(site.printed()).toContain('"message":"store unavailable"');
  expect(site.printed()).not.toContain('call failed');
  await site.stop();
  expect(reported).toBe(0);
});
