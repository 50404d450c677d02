import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '@/funnels/brands';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { listGoodCalls } from '@/tests/support/good-calls';
import { READY_HOST } from '@/tests/support/ready-registry';
import { findProgram } from '@/tests/support/programs';

const CLOSED = BRAND_CODES.filter((code) => code !== 'm10');
const CLOSED_HOST = brands.wc.hosts[0];
const EVENT = '/api/event/create';

let server: ChildProcess;
let exited: Promise<void>;
let folder: string;
let port: number;
let printed = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'production-start-'));
  const settings = {
    NODE_ENV: 'production' as const,
    ...{
      APP_ENV: 'production',
      SESSION_SECRET: 'a secret of the tests, 32 or more',
      SUPPRESSION_SECRET: 'another secret of tests, 32 or more',
      TRUSTED_PROXY_HOPS: '1',
    },
    ...{ MEDIAALPHA_URL: 'https://ads.example', MEDIAALPHA_API_TOKEN: 'token' },
    ...{ IPQS_URL: 'https://ipqs.example', IPQS_API_KEY: 'key' },
    // Nobody listens there: what is accepted waits in the spool.
    ...{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', SPOOL_FOLDER: folder },
  };
  server = spawn(process.execPath, [findProgram('tests/support/launching-server.ts')], {
    // Offices of production keep the time of the day.
    env: { ...process.env, ...settings, OFFICE_CLOCK: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  exited = new Promise((resolve) => server.once('exit', () => resolve()));
  port = await new Promise<number>((resolve, reject) => {
    void exited.then(() => reject(new Error(`it did not start: ${printed}`)));
    server.stdout?.on('data', () => {
      const found = /^port (\d+)$/m.exec(printed)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
}, 60_000);

afterAll(async () => {
  server.kill('SIGKILL');
  await exited;
  rmSync(folder, { recursive: true });
});

/** A request by its real connection, since `fetch` names no host of one's choice. */
async function ask(host: string, path: string, body?: object) {
  const method = body ? 'POST' : 'GET';
  const headers = { host, 'x-forwarded-for': '203.0.113.9', ...(body && { 'content-type': 'application/json' }) };
  const asked = request({ port, host: '127.0.0.1', path, method, headers });
  asked.end(body && JSON.stringify(body));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve);
    asked.once('error', reject);
  });
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

test('the brand that is ready shows its pages and takes its calls', async () => {
  expect(await ask(READY_HOST, '/privacy')).toMatchObject({ status: 200, text: 'the page /m10/privacy' });
  // The handlers know the brands of the sources alone, whose hosts are samples.
  expect(await ask(brands.m10.hosts[0], EVENT, listGoodCalls('')[EVENT])).toMatchObject({ status: 202 });
});

test('a brand that is not answers 503 in plain words, to whatever is asked, with nothing of a visitor or a fact', async () => {
  for (const path of [
    '/',
    '/otc-savings',
    '/nope',
    '/robots.txt',
    '/sitemap.xml',
    '/?email=mary%40example.com',
    '/caf%C3%A9',
    '//',
  ]) {
    const { status, headers, text: words } = await ask(CLOSED_HOST, path);
    expect([path, status, words]).toEqual([path, 503, 'This site is not open yet. Please come back later.\n']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600' });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-accel-expires');
  }
  const call = await ask(CLOSED_HOST, EVENT, listGoodCalls('')[EVENT]);
  expect([call.status, call.headers['retry-after'], call.headers['cache-control']]).toEqual([503, '3600', 'no-store']);
  expect(JSON.parse(call.text)).toMatchObject({ error: { code: 'closed' } });
});

test('each is named once in the log and in readiness, which stays 200, and is no failure of ours', async () => {
  const ready = await ask(READY_HOST, '/api/health/ready');
  expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: 'ready', closedBrands: CLOSED }]);
  const lines = printed.split('\n').filter((line) => line.includes('brand not ready, answered 503'));
  expect(lines.map((line) => (JSON.parse(line) as { brand: string }).brand)).toEqual(CLOSED);
  expect(lines[0]).toMatch(/"level":"error".*is a sample/);
  expect(printed).not.toContain('page failed');
});
