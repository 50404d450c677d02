import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { findProgram } from '@/tests/support/programs';

interface Ending {
  readonly port: number;
  printed(): string;
  terminate(): void;
  /** The exit code, or the signal that ended it. */
  readonly exited: Promise<number | string | null>;
}

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

async function start(delayMs: number, limitMs: number, relayMs = 0): Promise<Ending> {
  const times = [delayMs, limitMs, relayMs].map(String);
  const child = spawn(process.execPath, [findProgram('tests/support/ending-server.ts'), ...times]);
  endings.push(() => child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const exited = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  await vi.waitFor(() => expect(printed).toMatch(/^port \d+/m), 15_000);
  const port = Number(/^port (\d+)/m.exec(printed)?.[1]);
  return { port, printed: () => printed, terminate: () => child.kill('SIGTERM'), exited };
}

/** One request over a connection that is kept; resolves with the status and what was said of the connection. */
function ask(port: number, path: string, agent = new Agent({ keepAlive: true })): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.once('end', () => resolve(`${response.statusCode} ${response.headers.connection} ${body}`.trim()));
    });
    asked.once('error', reject);
    asked.end();
  });
}

test('while it still serves, it is not ready and keeps no connection; then it ends by itself', async () => {
  const ending = await start(2000, 20_000);
  const agent = new Agent({ keepAlive: true });
  expect(await ask(ending.port, '/ready', agent)).toBe('200 keep-alive');
  ending.terminate();
  await vi.waitFor(async () => expect(await ask(ending.port, '/ready')).toBe('503 close'), 5000);
  expect(await ending.exited).toBe(0);
});

test('what is under way is answered whole, and only then the store is closed', async () => {
  const ending = await start(0, 20_000);
  const answer = ask(ending.port, '/slow').then((text) => {
    expect(ending.printed()).not.toMatch('store closed');
    return text;
  });
  await ask(ending.port, '/ready');
  ending.terminate();
  expect(await answer).toMatch(/^200 .*whole$/);
  expect(await ending.exited).toBe(0);
  expect(ending.printed()).toMatch(/relay stopped[^]*store closed[^]*"drained"/);
});

test('a stalled upload is cut and holds nothing up', async () => {
  const ending = await start(0, 5000);
  await ask(ending.port, '/ready');
  const stalled = connect(ending.port, '127.0.0.1');
  stalled.on('error', () => undefined);
  stalled.write('POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf');
  await ask(ending.port, '/ready');
  const startedAt = performance.now();
  ending.terminate();
  expect(await ending.exited).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect(ending.printed()).toMatch(/connections cut at shutdown[^]*store closed/);
});

test('a relay that never stops is left at the deadline', async () => {
  const ending = await start(0, 1000, 600_000);
  ending.terminate();
  expect(await ending.exited).toBe(0);
  expect(ending.printed()).toMatch(/store closed[^]*ended at the deadline/);
});

test('a second signal changes nothing', async () => {
  const ending = await start(500, 20_000);
  ending.terminate();
  await vi.waitFor(() => expect(ending.printed()).toMatch('draining'));
  ending.terminate();
  expect(await ending.exited).toBe(0);
  expect(ending.printed()).toMatch('"drained"');
});
