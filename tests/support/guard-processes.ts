import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve('reports/foreign-hosts.txt');

/** Loaded before anything else by every process of a test run. */
const LOADED_FIRST = ['socket-guard.cjs', 'brief-wasm.cjs'];

/** Has the socket guard loaded by every process that this one starts, and by theirs. */
export function guardProcesses(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const files = LOADED_FIRST.map((name) => JSON.stringify(path.resolve('tests/support', name)));
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'] ?? '', ...files].join(' --require ');
  process.env['FOREIGN_HOSTS_FILE'] = FILE;
  // The runners may be started without our commands, which say this too: Next reports home unless told not to.
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
}

/** What it gives is called after all tests: it fails the run if the guard was needed. */
export function watchForeignHosts(): () => void {
  return () => {
    if (!existsSync(FILE)) return;
    const hosts = [...new Set(readFileSync(FILE, 'utf8').trim().split('\n'))];
    rmSync(FILE);
    throw new Error(`Tests wanted to reach other machines: ${hosts.join(', ')}.`);
  };
}
