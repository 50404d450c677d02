import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { GOOD_CALL_VISIT, listGoodCalls } from '@/tests/support/good-calls';
import { makeInstance } from '@/tests/support/instance';
import { readProcessUsage } from '@/tests/support/process-usage';
import { runWithSandbox } from '@/tests/support/sandboxed-site';
import { askTier } from '@/tests/support/tier-request';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';
import type { VisitorReport } from './honest-visitor';
import { makeHostileBytes } from './hostile-wire';
import { runTrial } from './run-trial';

// npm run faults -- hostile [<requests>]: bodies, hosts, paths, headers and raw bytes against the standalone build, while
// slow senders hold connections open and an honest visitor goes on.
const REQUESTS = Number(process.argv[2] ?? 35_000);
const SEED = Number(process.argv[3] ?? 6);
const SENDERS = 24;
// About seventy requests a second, which leave two cores room: it is single requests that must not hold the process.
const PAUSE_MS = 300;
const SLOW_SENDERS = 200;
const WARM_UP_MS = 15_000;
const QUIET_MS = 30_000;
const HEALTHY_RATIO = 2.5;
/** The first share of the requests fills caches and compiles; memory is compared after it. */
const WARM_SHARE = 0.5;
const MEMORY_RATIO = 1.15;
const ANSWER_WITHIN_MS = 30_000;
const HOST = 'm10.localhost';
/** Answers of a provider that is away, each in our own words. */
const PROVIDER_CODES = /"code":"(timeout|refused|status|shape|absent|busy|budget|placement|address)"/;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Writes the bytes, ends its half, and reads what comes; status 0 where nothing does. */
function sendBytes(port: number, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.on('data', (part: string) => {
      if (text.length < 20_000) text += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const final = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(final)?.[1] ?? 0), text: final });
    });
    // Not ended at once: a server may take that for somebody who has left.
    socket.write(bytes, () => setTimeout(() => socket.end(), 250));
  });
}

function findFault({ status, text }: Answer): string | undefined {
  if (status === 0) return undefined;
  if (/node_modules|\bat \S+:\d+:\d+/.test(text)) return `a trace in ${status}`;
  if (status >= 500 && !PROVIDER_CODES.test(text)) return `status ${status}`;
  return /^x-content-type-options: nosniff\r$/im.test(text) ? undefined : `no security headers with ${status}`;
}

/** Connections that send a byte now and then and never finish. */
function holdSlowly(port: number): { readonly end: () => void } {
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = (): void => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST /api/event/create HTTP/1.1\r\nHost: ${HOST}\r\n`),
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
  const { body } = await askTier(port, HOST, `/api/ipqs/token?session_id=${GOOD_CALL_VISIT}`, { headers });
  return (JSON.parse(body) as { token: string }).token;
}

async function attack(port: number, pid: number): Promise<void> {
  const visitor = startVisitor(port);
  await wait(WARM_UP_MS);
  await visitor.mark();
  await wait(QUIET_MS);
  const quiet = await visitor.mark();
  const slow = holdSlowly(port);
  const [faults, families, statuses] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<number, number>(),
  ];
  const count = <Key>(counts: Map<Key, number>, key: Key): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  const hostile = makeHostileBytes(SEED, REQUESTS, listGoodCalls(await findToken(port)));
  const memory: number[] = [];
  let sent = 0;
  const send = async (): Promise<void> => {
    for (const { family, bytes } of hostile) {
      sent += 1;
      if (sent % Math.ceil(REQUESTS / 50) === 0) memory.push(readProcessUsage(pid).memoryMb);
      const answer = await sendBytes(port, bytes);
      count(families, family);
      count(statuses, answer.status);
      const fault = findFault(answer);
      if (fault !== undefined) {
        count(faults, `${family}: ${fault}`);
        if ((faults.get(`${family}: ${fault}`) ?? 0) <= 2)
          console.log(fault, JSON.stringify(bytes.toString('latin1').slice(0, 300)));
      }
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  const busy = await visitor.mark();
  visitor.stop();
  slow.end();
  console.log(`memory, MB: ${memory.join(' ')}`);
  const warm = memory.slice(Math.floor(memory.length * WARM_SHARE));
  const third = Math.ceil(warm.length / 3);
  const [before, after] = [Math.max(...warm.slice(0, third)), Math.max(...warm.slice(-third))];
  console.log(`${sent} hostile requests: ${JSON.stringify({ families: [...families], statuses: [...statuses] })}`);
  console.log(`memory after the first ${WARM_SHARE * 100} %: at most ${before} MB, at the end ${after} MB`);
  console.log(`an honest visitor: ${JSON.stringify({ quiet, meanwhile: busy })}`);
  assert.equal(quiet.failed + busy.failed, 0);
  assert.deepEqual(Object.fromEntries(faults), {});
  assert.ok(after <= before * MEMORY_RATIO, 'memory grew');
  assert.ok(busy.p99Ms <= quiet.p99Ms * HEALTHY_RATIO, 'the honest visitor waited too long');
}

runTrial(() =>
  runWithSandbox(async ({ port, env }) => {
    const instance = makeInstance(port, env);
    await attack(port, await instance.start()).finally(() => instance.kill());
  }),
);
