import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';

const SINGLETON = 'funnel-platform.';
const SETTINGS = Symbol.for('tests.settings');

// Files that share a process load once what is not ours. Of ours, nothing that a file did is left for the next.
vi.resetModules();
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (key.description?.startsWith(SINGLETON)) Reflect.deleteProperty(globalThis, key);

// They share a window too.
if (typeof window !== 'undefined') {
  window.localStorage.clear();
  window.sessionStorage.clear();
}

const shared = globalThis as { [SETTINGS]?: Readonly<NodeJS.ProcessEnv> };
const settings = (shared[SETTINGS] ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in settings)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, settings);

// What React still has to do belongs to this file's window, and would fail in the next file's.
afterAll(async () => {
  while (process.getActiveResourcesInfo().includes('Immediate')) await nextTurn();
});
