import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@/lib/calls/calls';

const ASK_EVERY_MS = 500;
const ASK_FOR_MS = 60_000;
const ANSWER_WITHIN_MS = 30_000;

/** The status of a page on a brand of this machine; `slow` where it takes too long, `nobody` where no one listens. */
function ask(port: number, brand: string, path: string): Promise<number | 'slow' | 'nobody'> {
  // A name under localhost is none that every system can find.
  const headers = { host: `${brand}.localhost:${port}` };
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, timeout: ANSWER_WITHIN_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 'slow');
    });
    asked.on('timeout', () => {
      resolve('slow');
      asked.destroy();
    });
    asked.on('error', () => resolve('nobody'));
    asked.end();
  });
}

/**
 * Opens what a command has just written, where the site runs: `npm run dev` learns of a new address by being asked, and
 * answers 404 until it has. Gives what to tell whoever wrote it.
 */
export async function openWritten(port: number, brand: string, paths: readonly string[]): Promise<string> {
  const health = await ask(port, brand, calls.getHealth.path);
  if (health !== 200 && health !== 'slow') return 'npm run dev shows it.';
  const giveUpAt = Date.now() + ASK_FOR_MS;
  let unknown = paths;
  while (Date.now() < giveUpAt) {
    const statuses = await Promise.all(unknown.map((path) => ask(port, brand, path)));
    unknown = unknown.filter((_, index) => statuses[index] !== 200);
    if (unknown.length === 0) return 'The site runs there: open it.';
    await wait(ASK_EVERY_MS);
  }
  return `The site runs there, and does not show ${unknown.join(', ')} yet: npm run lint-pages may say why.`;
}
