import { collect, detect, detectors, sources } from '@fingerprintjs/botd';
import { linkAnonymousId } from './anonymous-link';
import { runAfterIdle } from '../platform/after-idle';
import { wait } from '../platform/timers';
import { findIpLookup } from '../visit/ip-lookup';
import type { PageVisit } from './page-visit';
import { readFindings, keepFindings } from '../visit/visit-findings';

type Components = Awaited<ReturnType<typeof collect<typeof sources>>>;

/** What tells of a bot, one source a task: one draws and measures for as long as a task may take. */
async function collectApart(): Promise<Components> {
  const components: Partial<Components> = {};
  for (const [name, source] of Object.entries(sources)) {
    await wait(0);
    Object.assign(components, await collect({ [name]: source }));
  }
  return components as Components;
}

async function checkBot({ track }: PageVisit): Promise<void> {
  try {
    await new Promise<void>(runAfterIdle);
    const [, result] = detect(await collectApart(), detectors);
    keepFindings({ botDetection: result });
  } catch {
    keepFindings({ botDetection: { failed: true } });
  }
  track('botCheckCompleted', {});
}

/** Once a visit; failures are silent, and results join later events. */
export async function runIdleChecks(visit: PageVisit): Promise<void> {
  linkAnonymousId(visit);
  const found = readFindings();
  await Promise.all([found.botDetection === undefined && checkBot(visit), findIpLookup(visit.visit)]);
}
