import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@/lib/calls/calls';
import { GOOD_CALL_VISIT, listGoodCalls } from '@/tests/support/good-calls';
import { makeInstance } from '@/tests/support/instance';
import { readProcessUsage } from '@/tests/support/process-usage';
import { runWithSandbox } from '@/tests/support/sandboxed-site';
import { askTier } from '@/tests/support/tier-request';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';
import type { VisitorReport } from './honest-visitor';
import { sendHostile } from './hostile-exchange';
import { makeMixedBytes, NEW_KINDS, SILENCES } from './hostile-kinds';
import { HOSTILE_HOST, type HostileBytes } from './hostile-request';
import { HostileTally } from './hostile-tally';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- hostile [<requests> [<seed>]]: what nobody honest sends, half of it of the kinds of hostile-kinds.ts,
// against one process of the standalone build, while slow senders hold connections open and an honest visitor goes on.
const REQUESTS = Number(process.argv[2] ?? 50_000);
const SEED = Number(process.argv[3] ?? 6);
// About sixty requests a second, which leave two cores room: it is single requests that must not hold the process.
const PAUSE_MS = 15;
/** Those that stall are under way for a minute. */
const MOST_UNDER_WAY = 600;
const SLOW_SENDERS = 200;
const WARM_UP_MS = 15_000;
/** Quiet and attack take turns, and the middle of each counts: what else the machine does is then in both. */
const ROUNDS = 10;
const QUIET_MS = 10_000;
const HEALTHY_RATIO = 2;
/** The first share of the requests fills caches and compiles; memory is compared after it. */
const WARM_SHARE = 0.5;
const MEMORY_RATIO = 1.15;
const MEMORY_SAMPLES = 50;
/** What is tried is single requests, and limits would answer most of them. */
const LIMIT_FACTOR = '1000';

/** Connections that send a byte now and then and never finish. */
function holdSlowly(port: number): { readonly end: () => void } {
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = (): void => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST ${calls.createEvent.path} HTTP/1.1\r\nHost: ${HOSTILE_HOST}\r\n`),
    );
    sockets.add(socket);
    const drip = setInterval(() => socket.write('x'), 2000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      if (!isOver) setTimeout(open, 500);
    });
  };
  for (let index = 0; index < SLOW_SENDERS; index += 1) open();
  return {
    end: () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

function startVisitor(port: number): { readonly mark: () => Promise<VisitorReport>; readonly stop: () => void } {
  const args = ['--import', 'tsx', 'tests/faults/honest-visitor.ts', String(port)];
  const visitor = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    mark: () => {
      const told = new Promise<VisitorReport>((resolve, reject) => {
        const end = (): void => reject(new Error('the honest visitor was not answered'));
        visitor.once('exit', end);
        visitor.once('message', (report) => {
          visitor.off('exit', end);
          resolve(report as VisitorReport);
        });
      });
      visitor.send('mark');
      return told;
    },
    stop: () => visitor.kill(),
  };
}

async function findToken(port: number): Promise<string> {
  const headers = { 'user-agent': VISITOR_AGENT, 'sec-fetch-site': 'same-origin' };
  const path = `${calls.getCallToken.path}?session_id=${GOOD_CALL_VISIT}`;
  const { body } = await askTier(port, HOSTILE_HOST, path, { headers });
  return (JSON.parse(body) as { token: string }).token;
}

interface Attack {
  readonly port: number;
  readonly pid: number;
  readonly tally: HostileTally;
  readonly hostile: Iterator<HostileBytes>;
  readonly underWay: Set<Promise<void>>;
  /** Of the process, in megabytes, as the attack went on. */
  readonly memory: number[];
}

/** Sends so many; those that stall are still under way after it. */
async function sendSome({ port, pid, tally, hostile, underWay, memory }: Attack, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const next = hostile.next();
    if (next.done === true) return;
    if (sent % Math.ceil(REQUESTS / MEMORY_SAMPLES) === 0) memory.push(readProcessUsage(pid).memoryMb);
    const ended = sendHostile(port, next.value).then((outcome) => {
      tally.add(next.value, outcome);
      underWay.delete(ended);
    });
    underWay.add(ended);
    if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
    await wait(PAUSE_MS);
  }
}

interface VisitorReports {
  readonly quiet: readonly VisitorReport[];
  readonly busy: readonly VisitorReport[];
}

/** Sends them all in rounds, each after a quiet while, and hears how the honest visitor fared in both. */
async function sendAll(attack: Attack, visitor: ReturnType<typeof startVisitor>): Promise<VisitorReports> {
  const [quiet, busy]: [VisitorReport[], VisitorReport[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await visitor.mark();
    await wait(QUIET_MS);
    quiet.push(await visitor.mark());
    const slow = holdSlowly(attack.port);
    await sendSome(attack, Math.ceil(REQUESTS / ROUNDS));
    busy.push(await visitor.mark());
    slow.end();
  }
  await Promise.all(attack.underWay);
  attack.memory.push(readProcessUsage(attack.pid).memoryMb);
  return { quiet, busy };
}

const findMiddle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What the process held once it was warm, at most: at first, and at last. */
function compareMemory(memory: readonly number[]): { readonly before: number; readonly after: number } {
  const warm = memory.slice(Math.floor(memory.length * WARM_SHARE));
  const third = Math.ceil(warm.length / 3);
  return { before: Math.max(...warm.slice(0, third)), after: Math.max(...warm.slice(-third)) };
}

async function attack(port: number, pid: number): Promise<boolean> {
  const startedAt = performance.now();
  const visitor = startVisitor(port);
  await wait(WARM_UP_MS);
  const tally = new HostileTally(SILENCES);
  const hostile = makeMixedBytes(SEED, REQUESTS, listGoodCalls(await findToken(port)));
  const memory: number[] = [];
  const { quiet, busy } = await sendAll({ port, pid, tally, hostile, underWay: new Set(), memory }, visitor);
  visitor.stop();
  const { before, after } = compareMemory(memory);
  const [quietMs, busyMs] = [findMiddle(quiet.map(({ p99Ms }) => p99Ms)), findMiddle(busy.map(({ p99Ms }) => p99Ms))];
  const ratio = busyMs / quietMs;
  const failed = [...quiet, ...busy].reduce((sum, report) => sum + report.failed, 0);
  const unanswered = [...tally.kinds.values()].reduce((sum, { silent }) => sum + silent, 0);
  const faults = [...tally.faults.values()].reduce((sum, count) => sum + count, 0);
  console.log(tally.format());
  console.log(`memory, MB: ${memory.join(' ')}; once warm at most ${before}, at the end at most ${after}`);
  console.log(`an honest visitor, each round: ${JSON.stringify({ quiet, meanwhile: busy })}`);
  console.log(`its p99, the middle round: quiet ${quietMs.toFixed(1)} ms, meanwhile ${busyMs.toFixed(1)} ms`);
  const isFlat = after <= before * MEMORY_RATIO;
  const isHeld = faults + failed === 0 && isFlat && ratio <= HEALTHY_RATIO;
  const tried = { requests: REQUESTS, kinds: tally.kinds.size, new: Object.keys(NEW_KINDS).length, unanswered };
  const seconds = (performance.now() - startedAt) / 1000;
  reportTrial({ trial: `hostile requests, p99 × ${ratio.toFixed(2)}`, tried, wrong: faults, seconds, isHeld });
  assert.deepEqual(Object.fromEntries(tally.faults), {});
  assert.equal(failed, 0, 'the honest visitor got another answer than 200');
  assert.ok(isFlat, 'memory grew');
  assert.ok(ratio <= HEALTHY_RATIO, 'the honest visitor waited too long');
  return isHeld;
}

runTrial(() =>
  runWithSandbox(async ({ port, env }) => {
    const instance = makeInstance(port, { ...env, LIMIT_FACTOR });
    const pid = await instance.start();
    try {
      return await attack(port, pid);
    } finally {
      await instance.kill();
    }
  }),
);
