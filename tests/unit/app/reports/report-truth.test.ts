import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportDays } from '@/lib/commands/exports/export-days';
import { listMadeUpCalls, type MadeUpCall } from '@/lib/commands/made-up/made-up-calls';
import { makeVisits } from '@/lib/commands/made-up/make-visits';
import { EXPORTED_TABLES } from '@/lib/server/records/exports';
import { signPostback } from '@/tests/sandbox/call-network';
import { openDuckDB } from '@/tests/support/ask-duckdb';
import { checkDuckDB, checkMonth, listQuestions } from '@/tests/support/check-month';
import { emptyMoney, makeCosts, tellOutcomes, type Telling } from '@/tests/support/made-up-money';
import { listPacificDays, type MadeUpMonth } from '@/tests/support/made-up-truth';
import { ownHandlers } from '@/tests/support/own-handlers';
import { makeRandom } from '@/tests/support/seeded-random';

// `npm run faults -- month` does the same with 200,000 visits.
const SEED = 20_261_123;
const VISITS = 250;
const AT_ONCE = 25;
const SECRET = 'the secret of a call network';

const random = makeRandom(SEED);
const endsAt = Date.now() - 60_000;
const visits = makeVisits(random, VISITS, endsAt);
const money = emptyMoney();
const tellings = tellOutcomes(random, visits, money);
const { told: costs, standing } = makeCosts(random, listPacificDays(endsAt));
const month: MadeUpMonth = { visits, money, costs: standing };

type Post = (request: Request) => Promise<Response> | Response;
const handlers = new Map<string, Post>();
ownHandlers(
  () => ({ OUTCOME_CALLNETWORK_SECRET: SECRET }),
  async () => {
    handlers.set('/api/event/create', (await import('@/app/api/event/create/route')).POST);
    handlers.set('/api/lead/create', (await import('@/app/api/lead/create/route')).POST);
    handlers.set('/api/outcome/callnetwork', (await import('@/app/api/outcome/[source]/route')).POST);
  },
);

async function send({ brand, path, agent, body }: MadeUpCall): Promise<number> {
  const host = `${brand}.localhost`;
  const headers = { host, 'content-type': 'application/json', 'user-agent': agent, 'sec-fetch-site': 'same-origin' };
  const request = new Request(`http://${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await handlers.get(path)?.(request))?.status ?? 0;
}

async function post(telling: Telling): Promise<number> {
  const [path, body] = ['/api/outcome/callnetwork', JSON.stringify(telling)];
  const headers = { 'content-type': 'application/json', 'x-signature': signPostback(body, SECRET, Date.now()) };
  return (
    (await handlers.get(path)?.(new Request(`http://localhost${path}`, { method: 'POST', headers, body })))?.status ?? 0
  );
}

async function sendAll<Message>(
  list: readonly Message[],
  sendOne: (message: Message) => Promise<number>,
): Promise<void> {
  for (let start = 0; start < list.length; start += AT_ONCE) {
    const answers = await Promise.all(list.slice(start, start + AT_ONCE).map(sendOne));
    expect([...new Set(answers)]).toEqual([202]);
  }
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
  const { getStore } = await import('@/lib/server/process/open-store');
  const reports = await getStore().reports();
  await sendAll(tellings.slice(0, tellings.length / 2), post);
  await sendAll(first.slice(0, first.length / 2), send);
  await reports.catchUp();
  await sendAll(first.slice(first.length / 2), send);
  await sendAll(tellings.slice(tellings.length / 2), post);
  await reports.catchUp();
  await sendAll(late, send);
  await (await getStore().money()).setCosts(costs, false);
  await getStore().keepUp();
  const means = { sources: reports, now: new Date(endsAt) };
  const figures = await checkMonth(month, means, endsAt);
  expect(figures).toBeGreaterThan(5000);
  expect(await reports.rebuild()).toBe(visits.length);
  expect(await checkMonth(month, means, endsAt)).toBe(figures);
  const [folder, duck] = [mkdtempSync(join(tmpdir(), 'month-')), await openDuckDB()];
  const [whole] = listQuestions(endsAt);
  const order = { folder, tables: EXPORTED_TABLES, from: whole?.from ?? '', to: whole?.to ?? '' };
  await exportDays(reports, order, () => undefined);
  expect(await checkDuckDB(month, duck, folder, endsAt)).toBeGreaterThan(1000);
  duck.close();
  rmSync(folder, { recursive: true });
}, 180_000);
