import fc from 'fast-check';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createCounter, createDurations, formatMetrics } from '@/lib/server/metrics/metrics-registry';

test('counters are told by their labels', async () => {
  const registry = new Registry();
  const count = createCounter(registry, { name: 'calls_total', help: 'Calls.', labels: ['route', 'status'] });
  count({ route: '/a', status: '200' });
  count({ route: '/a', status: '200' }, 2);
  count({ route: '/a', status: '500' });
  createCounter(registry, { name: 'plain_total', help: 'Plain.', labels: [] })({});
  const text = await formatMetrics(registry, [{ name: 'away', help: 'Away.', value: 1 }]);
  expect(text.split('\n').filter(Boolean)).toEqual([
    '# HELP calls_total Calls.',
    '# TYPE calls_total counter',
    'calls_total{route="/a",status="200"} 3',
    'calls_total{route="/a",status="500"} 1',
    '# HELP plain_total Plain.',
    '# TYPE plain_total counter',
    'plain_total 1',
    '# HELP away Away.',
    '# TYPE away gauge',
    'away 1',
  ]);
});

test('gauges of one name are one family, told by their labels', async () => {
  const gauges = ['a', 'b'].map((provider, value) => ({ name: 'open', help: 'Open.', labels: { provider }, value }));
  expect(await formatMetrics(new Registry(), gauges)).toMatch(
    `# HELP open Open.
# TYPE open gauge
open{provider="a"} 0
open{provider="b"} 1
`,
  );
});

test('a histogram counts each value in its bucket and all above', async () => {
  const registry = new Registry();
  const observe = createDurations(registry, { name: 'took_seconds', help: 'Took.', labels: ['route'] });
  for (const seconds of [0.001, 0.3, 99]) observe({ route: '/a' }, seconds);
  const text = await formatMetrics(registry, []);
  expect(text).toMatch('# TYPE took_seconds histogram');
  expect(text).toMatch('took_seconds_bucket{le="0.005",route="/a"} 1\n');
  expect(text).toMatch('took_seconds_bucket{le="0.25",route="/a"} 1\n');
  expect(text).toMatch('took_seconds_bucket{le="0.5",route="/a"} 2\n');
  expect(text).toMatch('took_seconds_bucket{le="10",route="/a"} 2\n');
  expect(text).toMatch('took_seconds_bucket{le="+Inf",route="/a"} 3\n');
  expect(text).toMatch('took_seconds_sum{route="/a"} 99.301\n');
  expect(text).toMatch('took_seconds_count{route="/a"} 3\n');
});

test('whatever the labels are, a metric stays small and nothing counted is lost', async () => {
  const registry = new Registry();
  const count = createCounter(registry, { name: 'flood_total', help: 'Flood.', labels: ['path'] });
  for (let index = 0; index < 5000; index += 1) count({ path: `/${index}` });
  const lines = (await formatMetrics(registry, [])).split('\n').filter((line) => line.startsWith('flood_total'));
  expect(lines.length).toBeLessThanOrEqual(501);
  expect(lines.map((line) => Number(line.split(' ')[1])).reduce((sum, value) => sum + value, 0)).toBe(5000);
  expect(lines).toContain('flood_total{path="other"} 4500');
});

test('no label value breaks out of its line', async () => {
  const values = new Set(['\\', '"', '\n', '\r\n', '\\n"', ...fc.sample(fc.string({ unit: 'binary-ascii' }), 300)]);
  const registry = new Registry();
  const count = createCounter(registry, { name: 'calls_total', help: 'Calls.', labels: ['route'] });
  for (const route of values) count({ route });
  const [, , ...lines] = (await formatMetrics(registry, [])).trimEnd().split('\n');
  expect(lines).toHaveLength(values.size);
  expect(lines.filter((line) => !/^calls_total\{route="(?:[^"\\\n]|\\[\\"n])*"\} 1$/.test(line))).toEqual([]);
});
