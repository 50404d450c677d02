import { beforeEach, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/security-report/route';
import { readMetrics } from '@/lib/server/metrics/metrics';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://m10.localhost/otc-savings?firstname=Mary',
    referrer: 'https://search.example/?q=mary',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://pixel.example/p.gif?email=mary@example.com',
  },
};

let printed: string[];

beforeEach(() => {
  printed = [];
  // Each call has a line of its own, whatever it was about.
  vi.spyOn(process.stdout, 'write').mockImplementation(
    (line) => String(line).includes('"message":"call"') || printed.push(String(line)) > 0,
  );
});

async function send(body: string, headers: Record<string, string> = {}): Promise<number> {
  const request = new Request('http://0.0.0.0/api/security-report', {
    method: 'POST',
    body,
    headers: { host: 'm10.localhost', 'content-type': 'application/csp-report', ...headers },
  });
  return (await POST(request)).status;
}

test('a report is counted, and the log says the rule and the host and nothing of the visitor', async () => {
  expect(await send(JSON.stringify(REPORT))).toBe(204);
  expect(printed).toHaveLength(1);
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ directive: 'img-src', host: 'pixel.example', count: 1 });
  expect(printed[0]).not.toMatch(/mary|otc-savings|search|p\.gif/i);
  expect(await send(JSON.stringify(REPORT))).toBe(204);
  expect(printed).toHaveLength(1);
  const metrics = await readMetrics();
  expect(metrics).toMatch('funnel_policy_violations_total{directive="img-src"} 2\n');
  expect(metrics).not.toMatch(/pixel/);
});

test.each([
  [415, '{}', { 'content-type': 'application/json' }],
  [415, '{}', { 'content-type': 'text/plain' }],
  [400, '{"csp-report"', {}],
  [400, '{"__proto__":{}}', {}],
  [400, '['.repeat(50) + ']'.repeat(50), {}],
  [400, JSON.stringify({ 'csp-report': 'x'.repeat(20_000) }), {}],
  [403, '{}', { 'sec-fetch-site': 'cross-site' }],
  [421, '{}', { host: 'elsewhere.example' }],
])('refused with %i: %.20s %j', async (status, body, headers) => {
  expect(await send(body, headers)).toBe(status);
  expect(printed).toEqual([]);
});
