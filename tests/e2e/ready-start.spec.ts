import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { findFreePort } from '@/tests/support/site';

const FIRST = './lib/server/process/listen-when-ready.cjs';

test('a process refuses connections until its store was asked, and answers the first that it takes', async () => {
  const port = await findFreePort();
  const held: Socket[] = [];
  /** A store that takes connections and says nothing. */
  const store = createServer((socket) => held.push(socket)).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const databaseUrl = `postgres://nobody@127.0.0.1:${(store.address() as AddressInfo).port}/nothing`;
  const spool = mkdtempSync(join(tmpdir(), 'ready-start-'));
  const env = { ...buildSandboxEnv({ appEnv: 'demo', port, sandboxPort: 1, databaseUrl }), SPOOL_FOLDER: spool };
  const args = ['--require', FIRST, 'node_modules/next/dist/bin/next', 'start', '-p', String(port)];
  const server = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ status }) => status,
      (error: unknown) => ((error as Error).cause as NodeJS.ErrnoException).code,
    );
  try {
    await once(store, 'connection');
    expect(await ask()).toBe('ECONNREFUSED');
    store.close();
    for (const socket of held) socket.destroy();
    const answers = new Set<unknown>();
    await expect
      .poll(async () => {
        const answer = await ask();
        answers.add(answer);
        return answer;
      })
      .toBe(200);
    expect([...answers].filter((answer) => answer !== 200 && answer !== 'ECONNREFUSED')).toEqual([]);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    rmSync(spool, { recursive: true });
  }
});
