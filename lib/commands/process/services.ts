import { setTimeout as wait } from 'node:timers/promises';
import { type Child, type ChildOptions, startChild } from './child';

const ASK_EVERY_MS = 200;
const ASK_FOR_MS = 60_000;
const ANSWER_WITHIN_MS = 300_000;

async function ask(url: string): Promise<'ready' | 'failing' | 'silent'> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_FOR_MS) });
    await response.arrayBuffer();
    return response.ok ? 'ready' : 'failing';
  } catch {
    return 'silent';
  }
}

/** Throws with the child's log when it ends or stays silent. */
async function waitUntilReady(child: Child, url: string, onFailure: () => Promise<void>): Promise<void> {
  let exitCode: number | undefined;
  void child.exited.then((code) => (exitCode = code));
  const giveUpAt = Date.now() + ANSWER_WITHIN_MS;
  for (;;) {
    const state = await ask(url);
    if (state === 'ready') return;
    if (state === 'failing') await onFailure();
    if (exitCode !== undefined) throw new Error(`${child.output()}\nThe ${child.name} ended with code ${exitCode}.`);
    if (Date.now() > giveUpAt) throw new Error(`${child.output()}\nThe ${child.name} does not answer at ${url}.`);
    await wait(ASK_EVERY_MS);
  }
}

/** Stopped together, in reverse order. */
export class Services {
  readonly #children: Child[] = [];
  readonly #staying: { readonly child: Child; readonly ended: () => boolean }[] = [];

  /** With an address, waits until it answers well there; each time it answers otherwise, `onFailure` is called. */
  async start(options: ChildOptions, readyUrl?: string, onFailure = () => Promise.resolve()): Promise<Child> {
    const child = startChild(options);
    this.#children.push(child);
    if (readyUrl === undefined) return child;
    await waitUntilReady(child, readyUrl, onFailure);
    let ended = false;
    void child.exited.then(() => (ended = true));
    this.#staying.push({ child, ended: () => ended });
    return child;
  }

  /** Throws with the log on failure. */
  async run(options: ChildOptions): Promise<void> {
    const child = await this.start(options);
    const code = await child.exited;
    if (code !== 0) throw new Error(`${child.output()}\nThe ${child.name} failed with code ${code}.`);
  }

  requireRunning(): void {
    for (const { child, ended } of this.#staying) {
      if (ended()) throw new Error(`${child.output()}\nThe ${child.name} ended unexpectedly.`);
    }
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#children.toReversed().map((child) => child.stop()));
  }
}
