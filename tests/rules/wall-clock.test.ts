import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

/** A machine's clock may be set an hour back: what waits, limits or measures goes by `performance.now`. */
const DATED: readonly string[] = [
  // Dates that leave the process, or that other instances read.
  'app/api/ipqs/token/route.ts',
  'app/api/session/route.ts',
  'lib/server/destinations/segment.ts',
  'lib/server/http/asked-page.ts',
  'lib/server/platform/log.ts',
  'lib/server/route/refuse-without-token.ts',
  'lib/server/spool/spool.ts',
  // Dates of birth, none of which lies ahead.
  'app/api/mediaalpha/get-phone/route.ts',
  'lib/server/records/lead-values.ts',
  // Days of experiments.
  'lib/server/process/start-server.ts',
];

test('the server reads the date only where something is dated', () => {
  const sources = listProjectFiles().filter((path) => /^(app\/api|lib\/server)\/.*\.ts$/.test(path));
  const readers = sources.filter((path) =>
    /Date\.now\(|new Date\(\)/.test(readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(readers.toSorted()).toEqual(DATED.toSorted());
});
