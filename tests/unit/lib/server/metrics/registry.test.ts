import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MetricRegistry } from '@/lib/server/metrics/registry';

test('counters are told by their labels', () => {
  const registry = new MetricRegistry();
  registry.count('calls_total', 'Calls.', { route: '/a', status: '200' });
  registry.count('calls_total', 'Calls.', { route: '/a', status: '200' }, 2);
  registry.count('calls_total', 'Calls.', { route: '/a', status: '500' });
  registry.count('plain_total', 'Plain.');
  expect(registry.format([{ name: 'away', help: 'Away.', value: 1 }])).toBe(
    `# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{route="/a",status="200"} 3
calls_total{route="/a",status="500"} 1
# HELP plain_total Plain.
# TYPE plain_total counter
plain_total 1
# HELP away Away.
# TYPE away gauge
away 1
`,
  );
});

test('gauges of one name are one family, told by their labels', () => {
  const gauges = ['a', 'b'].map((provider, value) => ({ name: 'open', help: 'Open.', labels: { provider }, value }));
  expect(new MetricRegistry().format(gauges)).toBe(
    `# HELP open Open.
# TYPE open gauge
open{provider="a"} 0
open{provider="b"} 1
`,
  );
});

test('a histogram counts each value in its bucket and all above', () => {
  const registry = new MetricRegistry();
  for (const seconds of [0.001, 0.3, 99]) registry.observe('took_seconds', 'Took.', { route: '/a' }, seconds);
  const text = registry.format([]);
  expect(text).toMatch('# TYPE took_seconds histogram');
  expect(text).toMatch('took_seconds_bucket{route="/a",le="0.005"} 1\n');
  expect(text).toMatch('took_seconds_bucket{route="/a",le="0.25"} 1\n');
  expect(text).toMatch('took_seconds_bucket{route="/a",le="0.5"} 2\n');
  expect(text).toMatch('took_seconds_bucket{route="/a",le="10"} 2\n');
  expect(text).toMatch('took_seconds_bucket{route="/a",le="+Inf"} 3\n');
  expect(text).toMatch('took_seconds_sum{route="/a"} 99.301\n');
  expect(text).toMatch('took_seconds_count{route="/a"} 3\n');
});

test('whatever the labels are, a metric stays small and nothing counted is lost', () => {
  const registry = new MetricRegistry();
  for (let index = 0; index < 5000; index += 1) registry.count('flood_total', 'Flood.', { path: `/${index}` });
  const lines = registry
    .format([])
    .split('\n')
    .filter((line) => line.startsWith('flood_total'));
  expect(lines.length).toBeLessThanOrEqual(501);
  expect(lines.map((line) => Number(line.split(' ')[1])).reduce((sum, value) => sum + value, 0)).toBe(5000);
  expect(lines).toContain('flood_total{path="other"} 4500');
});

test('no label value breaks out of its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const registry = new MetricRegistry();
      registry.count('calls_total', 'Calls.', { route: value });
      const line = registry.format([]).split('\n')[2] ?? '';
      expect(line).toMatch(/^calls_total\{route="(?:[^"\\\n]|\\[\\"n])*"\} 1$/);
    }),
  );
});
