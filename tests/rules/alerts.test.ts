import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as metrics from '@/lib/server/metrics/metrics';
import { closeBrands } from '@/lib/server/platform/closed-brands';
import { setFormPages } from '@/lib/server/platform/form-pages';
import { setSwitchedOff } from '@/lib/server/platform/switched-off';
import { Breaker } from '@/lib/server/outbound/breaker';
import { getBreakers } from '@/lib/server/outbound/breakers';
import { readGauges } from '@/lib/server/process/read-gauges';
import type { Outbox } from '@/lib/server/records/store';
import type { SpooledStore } from '@/lib/server/store/spooled-store';
import { projectRoot } from '../support/project-files';

const FOLDER = join(projectRoot, '.deploy/monitoring');
const alerts = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8');
const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
};

/** What a loss, an outage or a day without money shows in first. */
const MUST_WAKE = [
  ...['funnel_store_away', 'funnel_spool_bytes', 'funnel_outbox_oldest_seconds', 'funnel_dropped_total'],
  ...['funnel_budget_day_share', 'funnel_requests_total', 'funnel_failed_pages_total', 'funnel_leads_total'],
  ...['funnel_uncaught_errors_total', 'funnel_breaker_open', 'funnel_draining', 'funnel_phone_leases_total'],
];

/** What Prometheus adds to a series by itself. */
const ADDED_LABELS = ['instance', 'job', 'le'];

interface Alert {
  readonly name: string;
  readonly expression: string;
}

/** Every rule of the file: what stands behind `alert:` and `expr:`, in one line or indented below. */
function readAlerts(): Alert[] {
  return alerts
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((text) => {
      const [, inLine = '', below = ''] = /^ {8}expr: (?:\|\n((?: {10}.+\n)+)|(.+\n))/m.exec(text) ?? [];
      return { name: text.split('\n', 1)[0] ?? '', expression: `${inLine}${below}`.trim() };
    });
}

const isMetric = (word: string): boolean => /^(funnel|nodejs|process)_/.test(word);

/** The metrics that an expression reads; those of a histogram by its own name. */
function listRead(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '""');
  return (bare.match(/[a-z_][a-z0-9_]*/g) ?? []).filter(isMetric).map((name) => name.replace(/_bucket$/, ''));
}

/** Each metric beside the labels that an expression chooses it by. */
function listSelectors(expression: string): (readonly [name: string, label: string, values: string])[] {
  return [...expression.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) =>
    [...inside.matchAll(/(\w+)=~?"([^"]*)"/g)].map(
      ([, label = '', values = '']) => [name.replace(/_bucket$/, ''), label, values] as const,
    ),
  );
}

const dashboardExpressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const alertExpressions = readAlerts().map(({ expression }) => expression);

/** Labels by metric, as the product tells them; of the scripts that back up, which have none. */
const told = new Map<string, ReadonlySet<string>>();
let text = '';

function count(): void {
  metrics.countRequest('GET', '/api/build', 200, 0.1);
  metrics.countProviderCall('ipqs', 'check', 'ok', 0.1);
  metrics.countLease('m10', true);
  metrics.countLeaseLookup('hit');
  metrics.countViolation('script-src');
  setFormPages(['otc-savings']);
  metrics.countEvent('m10', 'pageView', { stepNumber: 1, page: { name: 'otc-savings' } });
  metrics.countCrawler('m10', 'event');
  metrics.countTest('m10', 'event');
  metrics.countUncaught('uncaughtException');
  metrics.countFailedPage(500);
  metrics.countAged('events', 1);
  metrics.countOutcome('callnetwork', 'taken');
}

function makeStore(): SpooledStore {
  const measure = () => Promise.resolve({ waiting: 1, dead: 1, oldestSeconds: 1 });
  return {
    isAway: () => false,
    spoolBytes: () => 1,
    outbox: () => Promise.resolve({ measure } as unknown as Outbox),
    listSpending: () => Promise.resolve([{ provider: 'ipqs', brand: 'm10', dayUsed: 1 }]),
  } as unknown as SpooledStore;
}

beforeAll(async () => {
  count();
  closeBrands(['wc']);
  setSwitchedOff([{ kind: 'page', name: 'otc-savings', brand: null }], 0);
  getBreakers().set('ipqs', new Breaker());
  text = await metrics.readMetrics(await readGauges(makeStore()));
  for (const [, name = ''] of text.matchAll(/^# TYPE (\S+) /gm)) {
    const [, inside = ''] = new RegExp(`^${name}(?:_bucket)?\\{(.*)\\} `, 'm').exec(text) ?? [];
    told.set(name, new Set(Array.from(inside.matchAll(/(\w+)="/g), ([, label = '']) => label)));
  }
  const backup = join(projectRoot, '.deploy/backup');
  const scripts = readdirSync(backup).map((file) => readFileSync(join(backup, file), 'utf8'));
  for (const [name] of scripts.join('\n').matchAll(/\bfunnel_backup_\w+/g)) told.set(name, new Set());
});

test('each metric and label that an alert or the dashboard reads is told by the product', () => {
  const expressions = [...alertExpressions, ...dashboardExpressions];
  expect(alertExpressions.length).toBeGreaterThan(15);
  expect(expressions.filter((expression) => expression === '')).toEqual([]);
  expect(expressions.flatMap(listRead).filter((name) => !told.has(name))).toEqual([]);
  const wrong = expressions.flatMap((expression) =>
    listSelectors(expression).filter(
      ([name, label]) => isMetric(name) && !ADDED_LABELS.includes(label) && !told.get(name)?.has(label),
    ),
  );
  expect(wrong).toEqual([]);
});

test('each label that an expression groups by is one of its metrics’ own', () => {
  const lost = [...alertExpressions, ...dashboardExpressions].flatMap((expression) => {
    const own = new Set([...ADDED_LABELS, ...listRead(expression).flatMap((name) => [...(told.get(name) ?? [])])]);
    const groups = Array.from(expression.matchAll(/\bby \(([\w, ]+)\)/g), ([, names = '']) => names.split(', ')).flat();
    return groups.filter((name) => !own.has(name)).map((name) => `${name}: ${expression}`);
  });
  expect(lost).toEqual([]);
});

test('what must wake somebody is alerted, and every metric of ours is seen on the dashboard', () => {
  const alerted = new Set(alertExpressions.flatMap(listRead));
  expect(MUST_WAKE.filter((name) => !alerted.has(name))).toEqual([]);
  const shown = new Set(dashboardExpressions.flatMap(listRead));
  expect([...told.keys()].filter((name) => name.startsWith('funnel_') && !shown.has(name))).toEqual([]);
});

test('an alert looks at each place where something may be given up', () => {
  const places = Array.from(text.matchAll(/^funnel_dropped_total\{where="([^"]+)"\}/gm), ([, where = '']) => where);
  const looked = alertExpressions
    .flatMap(listSelectors)
    .filter(([name, label]) => name === 'funnel_dropped_total' && label === 'where')
    .map(([, , values]) => new RegExp(`^(?:${values})$`));
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((where) => !looked.some((values) => values.test(where)))).toEqual([]);
});

test('the page beside the alerts says of each what to do, and of no other', () => {
  const described = Array.from(readme.matchAll(/^\| `(\w+)` +\|/gm), ([, name = '']) => name);
  expect(described.toSorted()).toEqual(
    readAlerts()
      .map(({ name }) => name)
      .toSorted(),
  );
});
