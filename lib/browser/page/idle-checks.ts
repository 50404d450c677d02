import { calls } from '@/lib/calls/calls';
import { load } from '@fingerprintjs/botd';
import { linkAnonymousId } from './anonymous-link';
import { callServer } from '../delivery/call-server';
import { findIpLookup } from '../visit/ip-lookup';
import type { PageVisit } from './page-visit';
import { readFindings, keepFindings } from '../visit/visit-findings';
import { isIpQuality } from '@/lib/call-bodies/ipqs-answers';

async function checkBot({ track }: PageVisit): Promise<void> {
  try {
    // Monitoring would call a host of the library's maker.
    const detector = await load({ monitoring: false });
    keepFindings({ botDetection: detector.detect() });
  } catch {
    keepFindings({ botDetection: { failed: true } });
  }
  track('botCheckCompleted', {});
}

async function checkIpQuality({ visit }: PageVisit): Promise<void> {
  const body = { ua: navigator.userAgent, userId: visit.anonymousId, sessionId: visit.sessionId };
  const ipQuality = await callServer(calls.checkIp, isIpQuality, body);
  if (ipQuality) keepFindings({ ipQuality });
}

/** Once a visit; failures are silent, and results join later events. */
export async function runIdleChecks(visit: PageVisit): Promise<void> {
  linkAnonymousId(visit);
  const found = readFindings();
  await Promise.all([
    found.botDetection === undefined && checkBot(visit),
    found.ipQuality === undefined && checkIpQuality(visit),
    findIpLookup(),
  ]);
}
