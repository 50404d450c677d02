import { expect, test, vi } from 'vitest';
import { setFormPages } from '@/lib/server/platform/form-pages';
import { countCrawler, countEvent, countLead, readMetrics } from '@/lib/server/metrics/metrics';

test('steps are counted by number, and nothing that a visitor makes up becomes a label', async () => {
  countEvent('m10', 'pageView', { stepNumber: 2, stepName: 'zip' });
  countEvent('m10', 'formStepSubmitted', { stepNumber: 2, stepName: 'zip' });
  countEvent('m10', 'ctcClicked', { stepNumber: 2 });
  for (const stepNumber of [0, 41, 1.5, '2', undefined]) countEvent('m10', 'pageView', { stepNumber });
  countEvent('m10', 'ada@example.com', {});
  countEvent('m10', 'constructor', {});
  const text = await readMetrics();
  expect(text).toMatch('funnel_events_total{brand="m10",event="pageView"} 6\n');
  expect(text).toMatch('funnel_events_total{brand="m10",event="other"} 2\n');
  expect(text).toMatch('funnel_steps_total{brand="m10",step="2",action="shown"} 1\n');
  expect(text).toMatch('funnel_steps_total{brand="m10",step="2",action="submitted"} 1\n');
  expect(text.match(/funnel_steps_total\{/g)).toHaveLength(2);
  expect(text).not.toMatch(/ada|zip/);
});

test('questions are counted by the pages that there are, and what is answered stands there before the first of it', async () => {
  setFormPages(['otc-savings']);
  for (const name of ['otc-savings', 'ada@example.com', 7])
    countEvent('m10', 'pageView', { stepNumber: 1, page: { name } });
  const text = await readMetrics();
  expect(text.match(/funnel_page_steps_total\{.*/g)).toEqual([
    'funnel_page_steps_total{page="otc-savings",action="shown"} 1',
    'funnel_page_steps_total{page="otc-savings",action="submitted"} 0',
  ]);
});

test('leads are counted by brand, and what alerts wait for stands there before the first of it', async () => {
  countLead('bh');
  const text = await readMetrics();
  expect(text).toMatch('funnel_leads_total{brand="bh"} 1\n');
  expect(text).toMatch('funnel_leads_total{brand="m10"} 0\n');
  for (const where of ['spool', 'repeat', 'outbox', 'busy', 'answer', 'consent', 'quarantine', 'foreign-consent'])
    expect(text).toMatch(`funnel_dropped_total{where="${where}"} 0\n`);
});

test('how the process itself does is told by the names that dashboards know', async () => {
  const text = await readMetrics([{ name: 'funnel_draining', help: 'Draining.', value: 0 }]);
  const names = ['nodejs_eventloop_lag_p99_seconds', 'nodejs_gc_duration_seconds', 'nodejs_heap_size_used_bytes'];
  for (const name of [...names, 'process_cpu_seconds_total', 'funnel_draining'])
    expect(text).toMatch(`# TYPE ${name} `);
});

test('declared crawlers are counted by brand and by what they asked for', async () => {
  countCrawler('m10', 'paid');
  countCrawler('m10', 'event');
  countCrawler('m10', 'event');
  const text = await readMetrics();
  expect(text).toMatch('funnel_crawlers_total{brand="m10",call="paid"} 1\n');
  expect(text).toMatch('funnel_crawlers_total{brand="m10",call="event"} 2\n');
});

test('every bundle of the process counts into the same metrics', async () => {
  vi.resetModules();
  const other = await import('@/lib/server/metrics/metrics');
  expect(other.countCrawler).not.toBe(countCrawler);
  other.countCrawler('bh', 'paid');
  expect(await readMetrics()).toMatch('funnel_crawlers_total{brand="bh",call="paid"} 1\n');
});
