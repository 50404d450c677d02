import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

/** A machine's clock may be set an hour back: what waits, limits or measures goes by `performance.now`. */
const DATED: readonly string[] = [
  // Dates that leave the process, or that other instances read.
  'app/api/ipqs/token/route.ts',
  'app/api/session/route.ts',
  'lib/server/destinations/google.ts',
  'lib/server/destinations/meta.ts',
  'lib/server/destinations/microsoft.ts',
  'lib/server/destinations/segment.ts',
  'lib/server/http/asked-page.ts',
  'lib/server/platform/log.ts',
  'lib/server/process/experiment-guards.ts',
  'lib/server/process/keep-leased-number.ts',
  'app/api/outcome/[source]/route.ts',
  'lib/server/route/find-page-fault.ts',
  'lib/server/route/refuse-without-token.ts',
  'lib/server/route/source-route.ts',
  'lib/server/route/test-visit.ts',
  'lib/server/spool/spool.ts',
  // Opening hours.
  'lib/server/platform/office-clock.ts',
  // Dates of birth, none of which lies ahead.
  'app/api/mediaalpha/get-phone/route.ts',
  'lib/server/records/lead-values.ts',
  // Days of experiments.
  'lib/server/process/start-server.ts',
  // Ages, of what the store’s own clock calls old as well.
  'lib/server/process/age-out.ts',
  'lib/server/store/retention.ts',
];

/** A visitor's clock may stand in 1970 or 2099: `page-age.ts` tells how long, `server-time.ts` tells when. */
const DATED_BY_THE_VISITOR: readonly string[] = [
  'lib/browser/delivery/tab-delivery.ts',
  'lib/browser/form/early-visit.ts',
  'lib/browser/platform/page-age.ts',
  // Dates that leave the page as the visitor's own, beside those of the server.
  'lib/browser/events/build-event.ts',
  'lib/browser/form/lead-sender.ts',
  'lib/browser/phone/paid-call.ts',
  'lib/browser/third-parties/certificates.ts',
  'lib/browser/third-parties/tag-manager.ts',
  'lib/browser/visit/current-visit.ts',
  'lib/browser/visit/opt-out-record.ts',
  // Ends of leases and tokens, for other pages and for people; whether they are over is told by the age of the page.
  'lib/browser/phone/call-token.ts',
  'lib/browser/phone/leased-phone.ts',
  // Kept for a while, where a date ahead counts from now or not at all.
  'lib/browser/answers/kept-drafts.ts',
  'lib/browser/answers/tap-guard.ts',
  'lib/browser/page/exit-intent-dependencies.ts',
  // Opening hours; money is judged by the server's own.
  'lib/browser/phone/office-hours.ts',
  'lib/browser/form/call-back.ts',
  'lib/browser/phone/save-call-reminder.ts',
  'lib/browser/phone/demand-check.ts',
  'lib/browser/platform/left-press.ts',
  'lib/browser/platform/today.ts',
  'lib/browser/recovery/guarded-reload.ts',
  // Shown in the debug drawer.
  'lib/browser/debug/debug-facts.ts',
  'lib/browser/debug/payload-preview.ts',
  'lib/browser/debug/test-visit.ts',
  'lib/browser/delivery/call-server.ts',
];

function listReaders(folders: RegExp): readonly string[] {
  return listProjectFiles()
    .filter((path) => folders.test(path))
    .filter((path) => /Date\.now\b|new Date\(\)/.test(readFileSync(join(projectRoot, path), 'utf8')))
    .toSorted();
}

test('the server reads the date only where something is dated', () => {
  expect(listReaders(/^(app\/api|lib\/server)\/.*\.ts$/)).toEqual(DATED.toSorted());
});

test('the browser reads the date only where something is dated', () => {
  expect(listReaders(/^lib\/browser\/.*\.ts$/)).toEqual(DATED_BY_THE_VISITOR.toSorted());
});
