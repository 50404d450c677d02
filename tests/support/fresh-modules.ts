import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';

const SINGLETON = 'funnel-platform.';
const SETTINGS = Symbol.for('tests.settings');

// Files that share a process load once what is not ours. Of ours, nothing that a file did is left for the next.
vi.resetModules();
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (key.description?.startsWith(SINGLETON)) Reflect.deleteProperty(globalThis, key);

// The runner takes back what a test put in place of a global only before the next test, which has been loaded by then.
vi.unstubAllGlobals();

// They share a window too.
if (typeof window !== 'undefined') {
  (Reflect.get(window, 'happyDOM') as { readonly setURL: (url: string) => void }).setURL('http://localhost:3000/');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  for (const [, name] of document.cookie.matchAll(/([^=; ]+)=/g)) document.cookie = `${name}=; Path=/; Max-Age=0`;
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
