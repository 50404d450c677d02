import { expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { listMadeUpCalls, type MadeUpCall } from '@/lib/commands/made-up/made-up-calls';
import { makeVisits } from '@/lib/commands/made-up/make-visits';
import { answerReport } from '@/lib/reporting/answer-report';
import type { FunnelReport } from '@/lib/reporting/funnel-report';
import type { QuestionFigures } from '@/lib/reporting/question-report';
import type { ReportQuestion } from '@/lib/reporting/report-question';
import * as truth from '@/tests/support/made-up-truth';
import { ownHandlers } from '@/tests/support/own-handlers';
import { makeRandom } from '@/tests/support/seeded-random';

const SEED = 20_261_123;
const VISITS = 250;
const AT_ONCE = 25;

const random = makeRandom(SEED);
const endsAt = Date.now() - 60_000;
const visits = makeVisits(random, VISITS, endsAt);

type Post = (request: Request) => Promise<Response> | Response;
const handlers = new Map<string, Post>();
ownHandlers(
  () => ({}),
  async () => {
    handlers.set('/api/event/create', (await import('@/app/api/event/create/route')).POST);
    handlers.set('/api/lead/create', (await import('@/app/api/lead/create/route')).POST);
  },
);

async function send({ brand, path, agent, body }: MadeUpCall): Promise<number> {
  const host = `${brand}.localhost`;
  const headers = { host, 'content-type': 'application/json', 'user-agent': agent, 'sec-fetch-site': 'same-origin' };
  const request = new Request(`http://${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await handlers.get(path)?.(request))?.status ?? 0;
}

async function sendAll(list: readonly MadeUpCall[]): Promise<void> {
  for (let start = 0; start < list.length; start += AT_ONCE) {
    const answers = await Promise.all(list.slice(start, start + AT_ONCE).map(send));
    expect([...new Set(answers)]).toEqual([202]);
  }
}

async function openReports() {
  const { getStore } = await import('@/lib/server/process/open-store');
  return getStore().reports();
}

const DAY_MS = 86_400_000;
const whole = { from: truth.findPacificDay(endsAt - 30 * DAY_MS), to: truth.findPacificDay(endsAt) };
const week = { ...whole, from: truth.findPacificDay(endsAt - 6 * DAY_MS) };
const CUTS = ['variant', 'campaign', 'source', 'device', 'language', 'day', 'page', 'brand'] as const;
const QUESTIONS: readonly ReportQuestion[] = [
  { ...whole, by: [] },
  ...CUTS.map((cut): ReportQuestion => ({ ...whole, by: [cut] })),
  { ...week, page: 'otc-savings', brand: 'm10', by: ['variant', 'campaign'] },
  { ...whole, brand: 'bh', by: ['device', 'source', 'day'] },
];

const byStep = <Row extends { readonly step: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.step < other.step ? -1 : 1));

async function expectTruth(question: ReportQuestion): Promise<void> {
  const reports = await openReports();
  const means = { sources: reports, experiments: registry.experiments, now: new Date(endsAt) };
  const counted = truth.pickCounted(visits, question);
  const {
    groups = [],
    costCents,
    revenueCents,
    connected,
    sold,
    steps,
    ...rest
  } = (await answerReport('funnel', question, means)).json as FunnelReport;
  expect({ ...rest, steps: byStep(steps) }).toEqual(truth.countFunnel(counted));
  expect([costCents, revenueCents, connected, sold]).toEqual([0, 0, 0, 0]);
  const expected = question.by.length > 0 ? truth.countGroups(counted, question.by) : new Map();
  expect(groups.map(({ by }) => JSON.stringify(question.by.map((cut) => by[cut]))).sort()).toEqual(
    [...expected.keys()].sort(),
  );
  for (const { by, steps: own, leads, numbersShown, callsTapped, callsReturned, visits: count } of groups) {
    const figures = { visits: count, steps: byStep(own), leads, numbersShown, callsTapped, callsReturned };
    expect(figures).toEqual(expected.get(JSON.stringify(question.by.map((cut) => by[cut]))));
  }
  const { questions } = (await answerReport('questions', question, means)).json as {
    questions: QuestionFigures[];
  };
  const figures = questions.map((one) => ({
    ...one,
    leftAfter: one.leftAfter.toSorted((a, b) => (a.fault < b.fault ? -1 : 1)),
  }));
  expect(byStep(figures)).toEqual(truth.countQuestions(counted));
  const { leftOut, madeUp, optedOut } = await reports.read(question);
  expect(leftOut).toEqual(truth.countLeftOut(visits, question));
  expect(madeUp).toBe(counted.length);
  expect(optedOut).toBe(counted.filter((visit) => visit.isOptedOut).length);
}

/** Some twice, some long after the others, all mixed. */
function mixUp(list: readonly MadeUpCall[]): readonly [readonly MadeUpCall[], readonly MadeUpCall[]] {
  const twice = [...list, ...list.filter(() => random() < 0.08)];
  const mixed = twice.map((call) => [random(), call] as const).sort(([one], [other]) => one - other);
  const late = mixed.filter(() => random() < 0.1);
  return [mixed.filter((one) => !late.includes(one)).map(([, call]) => call), late.map(([, call]) => call)];
}

test('every figure is what really happened, whatever comes twice, late or mixed up, and counted anew it is again', async () => {
  const [first, late] = mixUp(visits.flatMap(listMadeUpCalls));
  const reports = await openReports();
  await sendAll(first.slice(0, first.length / 2));
  await reports.catchUp();
  await sendAll(first.slice(first.length / 2));
  await reports.catchUp();
  await sendAll(late);
  for (const question of QUESTIONS) await expectTruth(question);
  expect(await reports.rebuild()).toBe(visits.length);
  for (const question of QUESTIONS) await expectTruth(question);
}, 180_000);
