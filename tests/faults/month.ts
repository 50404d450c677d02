import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exportDays } from '@/lib/commands/exports/export-days';
import { listMadeUpCalls, type MadeUpCall } from '@/lib/commands/made-up/made-up-calls';
import type { MadeUpVisit } from '@/lib/commands/made-up/made-up-visit';
import { makeVisits } from '@/lib/commands/made-up/make-visits';
import { EXPORTED_TABLES } from '@/lib/server/records/exports';
import { signPostback } from '@/tests/sandbox/call-network';
import { openDuckDB } from '@/tests/support/ask-duckdb';
import { checkDuckDB, checkMonth, listQuestions } from '@/tests/support/check-month';
import { emptyMoney, makeCosts, tellOutcomes } from '@/tests/support/made-up-money';
import { listPacificDays, type MadeUpMonth } from '@/tests/support/made-up-truth';
import { makeRandom } from '@/tests/support/seeded-random';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';
import { tryOnPostgres } from './try-on-postgres';

// npm run faults -- month [<visits>]: a month of visits whose truth is known goes through the handlers of the public calls
// onto PostgreSQL, some of it twice, late and mixed up, with outcomes and costs; every figure of every report must be what
// happened, counted anew as well, and counted by DuckDB over the export. In this process: hundreds of calls a second more
// than over HTTP, which other trials have.
const VISITS = Number(process.argv[2] ?? 200_000);
const VISITS_A_BATCH = 5000;
const SEED = 200_000;
const AT_ONCE = 200;
const PAUSE_MS = 20;
const SHARE_TWICE = 0.08;
const SHARE_LATE = 0.1;
const SECRET = 'the secret of a call network';

type Post = (request: Request) => Promise<Response> | Response;
type Send = () => Promise<number>;

const answers = new Map<number, number>();

async function loadHandlers(): Promise<ReadonlyMap<string, Post>> {
  return new Map<string, Post>([
    ['/api/event/create', (await import('@/app/api/event/create/route')).POST],
    ['/api/lead/create', (await import('@/app/api/lead/create/route')).POST],
    ['/api/outcome/callnetwork', (await import('@/app/api/outcome/[source]/route')).POST],
  ]);
}

/** As a browser and a network do: again while nobody has it. */
async function sendAll(sends: readonly Send[]): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let send = sends[next++]; send !== undefined; send = sends[next++]) {
      for (;;) {
        const status = await send();
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === 202) break;
        if (status !== 503) throw new Error(`A call was answered ${status}.`);
        await wait(PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What is kept of a visit that was sent: what its figures are counted from. */
function strip(visit: MadeUpVisit): MadeUpVisit {
  return { ...visit, events: [], steps: visit.steps.filter(({ seen }) => seen) };
}

function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const placed = items.map((item) => [random(), item] as const);
  return placed.sort(([one], [other]) => one - other).map(([, item]) => item);
}

/** Sends the whole month and gives what happened in it. */
async function sendMonth(endsAt: number): Promise<MadeUpMonth> {
  const handlers = await loadHandlers();
  const { getStore } = await import('@/lib/server/process/open-store');
  const reports = await getStore().reports();
  const post = async (url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> => {
    const all = { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const request = new Request(url, { method: 'POST', headers: all, body });
    return (await handlers.get(new URL(url).pathname)?.(request))?.status ?? 0;
  };
  const toSend = ({ brand, path, agent, body }: MadeUpCall): Send => {
    const host = `${brand}.localhost`;
    return () => post(`http://${host}${path}`, { host, 'user-agent': agent }, JSON.stringify(body));
  };
  const visits: MadeUpVisit[] = [];
  const money = emptyMoney();
  let late: readonly Send[] = [];
  for (let batch = 0; visits.length < VISITS; batch += 1) {
    const random = makeRandom(SEED + batch);
    const made = makeVisits(random, Math.min(VISITS_A_BATCH, VISITS - visits.length), endsAt);
    const outcomes = tellOutcomes(random, made, money).map((told): Send => {
      const body = JSON.stringify(told);
      const sign = () => ({ 'x-signature': signPostback(body, SECRET, Date.now()) });
      return () => post('http://localhost/api/outcome/callnetwork', sign(), body);
    });
    const calls = made.flatMap(listMadeUpCalls).map(toSend);
    const mixed = shuffle([...calls, ...calls.filter(() => random() < SHARE_TWICE), ...outcomes], random);
    const [held, now] = [[] as Send[], [] as Send[]];
    for (const send of mixed) (random() < SHARE_LATE ? held : now).push(send);
    await sendAll([...now, ...late]);
    late = held;
    await reports.catchUp();
    visits.push(...made.map(strip));
    if (batch % 5 === 4) console.log(`${visits.length} visits, ${answers.get(202)} calls taken`);
  }
  await sendAll(late);
  const { told, standing } = makeCosts(makeRandom(SEED), listPacificDays(endsAt));
  await (await getStore().money()).setCosts(told, false);
  await getStore().keepUp();
  return { visits, money, costs: standing };
}

/** The handlers tell of every call. */
function hushLog(): void {
  const write = process.stdout.write.bind(process.stdout) as (...given: unknown[]) => boolean;
  process.stdout.write = (...given: readonly unknown[]) => String(given[0]).startsWith('{"at"') || write(...given);
}

async function tryMonth(url: string, root: string): Promise<boolean> {
  const places = { DATABASE_URL: url, SPOOL_FOLDER: join(root, 'spool') };
  Object.assign(process.env, {
    APP_ENV: 'development',
    LOG_LEVEL: 'error',
    ...places,
    OUTCOME_CALLNETWORK_SECRET: SECRET,
  });
  hushLog();
  const { getStore } = await import('@/lib/server/process/open-store');
  await getStore().ping();
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const say = (fact: string) => console.log(`${elapsed().toFixed(0)} s: ${fact}`);
  const endsAt = Date.now() - 60_000;
  const month = await sendMonth(endsAt);
  say(`${month.visits.length} visits sent: ${JSON.stringify(Object.fromEntries(answers))}`);
  const sources = await getStore().reports();
  const means = { sources, now: new Date(endsAt) };
  const figures = await checkMonth(month, means, endsAt);
  say(`${figures} figures are what happened`);
  const counted = await sources.rebuild();
  const again = await checkMonth(month, means, endsAt);
  say(`${counted} visits counted anew: ${again} figures are what happened`);
  const duck = await openDuckDB();
  const folder = join(root, 'export');
  const [whole] = listQuestions(endsAt);
  const days = { from: whole?.from ?? '', to: whole?.to ?? '' };
  await exportDays(sources, { folder, tables: EXPORTED_TABLES, ...days }, () => undefined);
  const read = await checkDuckDB(month, duck, folder, endsAt);
  duck.close();
  say(`${read} figures of DuckDB over the export are what happened`);
  await getStore().close();
  const isHeld = counted === VISITS && again === figures;
  reportTrial({
    trial: 'a month whose truth is known',
    tried: { visits: VISITS, figures: figures + again + read },
    acknowledged: answers.get(202) ?? 0,
    wrong: 0,
    seconds: elapsed(),
    isHeld,
  });
  return isHeld;
}

runTrial(() => tryOnPostgres(tryMonth));
