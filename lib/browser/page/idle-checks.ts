import { load } from '@fingerprintjs/botd';
import { linkAnonymousId } from './anonymous-link';
import { runAfterIdle } from '../platform/after-idle';
import { findIpLookup } from '../visit/ip-lookup';
import type { PageVisit } from './page-visit';
import { readFindings, keepFindings } from '../visit/visit-findings';

async function checkBot({ track }: PageVisit): Promise<void> {
  try {
    // It draws and measures for as long as a task may take, and must not be the end of another.
    await new Promise<void>(runAfterIdle);
    // Monitoring would call a host of the library's maker.
    const detector = await load({ monitoring: false });
    keepFindings({ botDetection: detector.detect() });
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
