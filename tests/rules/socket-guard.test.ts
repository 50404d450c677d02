import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'socket-guard-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a line in a process of its own under the guard; gives the hosts that were written down. */
function listReached(name: string, line: string): readonly string[] {
  const file = join(folder, name);
  const env = { ...process.env, NODE_OPTIONS: '', FOREIGN_HOSTS_FILE: file };
  const code = `process.on('uncaughtException', () => {}); ${line}`;
  execFileSync(process.execPath, ['--require', './tests/support/socket-guard.cjs', '-e', code], { env });
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('no process of a test run reaches another machine, and whoever would is written down', () => {
  expect(listReached('net', "require('net').connect(80, '203.0.113.7')")).toEqual(['203.0.113.7']);
  expect(listReached('options', "require('net').connect({ port: 443, host: 'example.com' })")).toEqual(['example.com']);
  expect(listReached('tls', "require('tls').connect({ port: 443, host: 'example.com' })")).toEqual(['example.com']);
  expect(listReached('http', "require('http').get('http://example.com/')")).toEqual(['example.com']);
  expect(listReached('fetch', "fetch('https://example.com/').catch(() => {})")).toEqual(['example.com']);
  expect(listReached('undici', "require('undici').request('http://example.com/').catch(() => {})")).toEqual([
    'example.com',
  ]);
});

test('this machine is reached as ever', () => {
  const here = `const server = require('net').createServer((socket) => socket.end()).listen(0, '127.0.0.1', () => {
    require('net').connect(server.address().port, '127.0.0.1', () => server.close());
  })`;
  expect(listReached('here', here)).toEqual([]);
  expect(listReached('nobody', "require('http').get('http://localhost:1/')")).toEqual([]);
});

test('this very process is under the guard', () => {
  expect(process.env['NODE_OPTIONS']).toContain('socket-guard.cjs');
});
