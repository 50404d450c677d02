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
import { HOSTILE_HOST } from './hostile-request';
import { HostileTally } from './hostile-tally';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- hostile [<requests> [<seed>]]: what nobody honest sends, half of it of the kinds of hostile-kinds.ts,
// against one process of the standalone build, while slow senders hold connections open and an honest visitor goes on.
const REQUESTS = Number(process.argv[2] ?? 50_000);
const SEED = Number(process.argv[3] ?? 6);
const SENDERS = 24;
// About seventy requests a second, which leave two cores room: it is single requests that must not hold the process.
const PAUSE_MS = 300;
const SLOW_SENDERS = 200;
const WARM_UP_MS = 15_000;
const QUIET_MS = 30_000;
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
        visitor.once('message', (report) => resolve(report as VisitorReport));
        visitor.once('exit', () => reject(new Error('the honest visitor was not answered')));
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

/** Sends them all; gives the memory of the process as it went on, which must live to the end. */
async function sendAll(port: number, pid: number, tally: HostileTally): Promise<readonly number[]> {
  const hostile = makeMixedBytes(SEED, REQUESTS, listGoodCalls(await findToken(port)));
  const memory: number[] = [];
  const withheld = new Set<Promise<void>>();
  let sent = 0;
  const send = async (): Promise<void> => {
    for (const request of hostile) {
      sent += 1;
      if (sent % Math.ceil(REQUESTS / MEMORY_SAMPLES) === 0) memory.push(readProcessUsage(pid).memoryMb);
      const ended = sendHostile(port, request).then((outcome) => tally.add(request, outcome));
      // Those last a minute, and nobody waits for them.
      if (request.manner === 'stall') withheld.add(ended);
      else await ended;
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  await Promise.all(withheld);
  memory.push(readProcessUsage(pid).memoryMb);
  return memory;
}

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
  await visitor.mark();
  await wait(QUIET_MS);
  const quiet = await visitor.mark();
  const slow = holdSlowly(port);
  const tally = new HostileTally(SILENCES);
  const memory = await sendAll(port, pid, tally);
  const busy = await visitor.mark();
  visitor.stop();
  slow.end();
  const { before, after } = compareMemory(memory);
  const ratio = busy.p99Ms / quiet.p99Ms;
  const unanswered = [...tally.kinds.values()].reduce((sum, { silent }) => sum + silent, 0);
  console.log(tally.format());
  console.log(`memory, MB: ${memory.join(' ')}; once warm at most ${before}, at the end at most ${after}`);
  console.log(`an honest visitor: ${JSON.stringify({ quiet, meanwhile: busy })}; p99 ${ratio.toFixed(2)} times quiet`);
  const faults = [...tally.faults.values()].reduce((sum, count) => sum + count, 0);
  const isFlat = after <= before * MEMORY_RATIO;
  const isHeld = faults + quiet.failed + busy.failed === 0 && isFlat && ratio <= HEALTHY_RATIO;
  const tried = { requests: REQUESTS, kinds: tally.kinds.size, new: Object.keys(NEW_KINDS).length, unanswered };
  const seconds = (performance.now() - startedAt) / 1000;
  reportTrial({ trial: `hostile requests, p99 × ${ratio.toFixed(2)}`, tried, wrong: faults, seconds, isHeld });
  assert.deepEqual(Object.fromEntries(tally.faults), {});
  assert.equal(quiet.failed + busy.failed, 0, 'the honest visitor got another answer than 200');
  assert.ok(isFlat, 'memory grew');
  assert.ok(ratio <= HEALTHY_RATIO, 'the honest visitor waited too long');
  return isHeld;
}

runTrial(() =>
  runWithSandbox(async ({ port, env }) => {
    const instance = makeInstance(port, { ...env, LIMIT_FACTOR });
    return attack(port, await instance.start()).finally(() => instance.kill());
  }),
);
