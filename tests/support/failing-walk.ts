import { writeFileSync } from 'node:fs';
import { test as base, type Page, type Request, type TestInfo } from '@playwright/test';
import { calls } from '@/lib/calls/calls';
import { parsePort } from '@/lib/commands/process/port';

/** Enough for what led to the failure. */
const LAST_CALLS = 20;

/** What lies beside a walk that failed. */
interface Evidence {
  /** In front of each file’s name, where a test has several walks. */
  readonly name?: string;
  readonly page: Page;
  /** What the visitor’s browser told, oldest first. */
  readonly events: readonly unknown[];
  /** What the outside companies were asked, oldest first. */
  readonly calls: readonly unknown[];
}

/** Attaches the screen, the events that were told and the last calls that the sandbox took to a test’s result. */
export async function attachEvidence(
  testInfo: TestInfo,
  { name = 'walk', page, events, calls: asked }: Evidence,
): Promise<void> {
  // As files, whose places the list of failures names.
  const attach = async (what: string, ending: string, content: Buffer | string): Promise<void> => {
    const path = testInfo.outputPath(`${name.replaceAll(' ', '-')}-${what}.${ending}`);
    writeFileSync(path, content);
    await testInfo.attach(`${name}: ${what}`, { path });
  };
  // A page that hangs or is gone has no picture.
  const screen = await page.screenshot({ timeout: 5000 }).catch(() => undefined);
  if (screen) await attach('screen', 'png', screen);
  const lists = [
    ['events', events],
    ['calls', asked.slice(-LAST_CALLS)],
  ] as const;
  for (const [what, list] of lists) await attach(what, 'json', JSON.stringify(list, null, 2));
}

/** The bodies of the events that a page sends from now on; read only where somebody asks for them. */
function followEvents(page: Page): () => readonly unknown[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === calls.createEvent.path) sent.push(request);
  });
  return () => sent.map((request) => request.postDataJSON() as unknown);
}

async function readSandboxCalls(): Promise<readonly unknown[]> {
  const answer = await fetch(`http://127.0.0.1:${parsePort('SANDBOX_PORT', 4999)}/__calls`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as readonly unknown[]) : [];
}

/** For tests that walk: where one fails, its picture, its events and the last calls to providers are attached to it. */
export const test = base.extend<{ readonly evidence: undefined }>({
  evidence: [
    async ({ page }, use, testInfo) => {
      const readEvents = followEvents(page);
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await attachEvidence(testInfo, { page, events: readEvents(), calls: await readSandboxCalls() });
    },
    { auto: true },
  ],
});
