import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countCoverage } from './count-coverage';
import { OPENINGS_FOLDER, type Opening } from './record-openings';

/** Another run than that of `npm test` says its name. */
const NAME = process.env['PLAYWRIGHT_REPORT_NAME'];
const REPORT = `reports/${NAME === undefined ? '' : `${NAME}-`}coverage.json`;

function readOpenings(): readonly Opening[] {
  if (!existsSync(OPENINGS_FOLDER)) return [];
  return readdirSync(OPENINGS_FOLDER).flatMap((file) =>
    readFileSync(path.join(OPENINGS_FOLDER, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Opening),
  );
}

/** Says at the end of an end-to-end run which pages, steps and branches it came to. */
// oxlint-disable-next-line no-restricted-exports -- Playwright looks for a default export
export default class CoverageReporter {
  onBegin(): void {
    for (const file of existsSync(OPENINGS_FOLDER) ? readdirSync(OPENINGS_FOLDER) : [])
      rmSync(path.join(OPENINGS_FOLDER, file));
  }

  onEnd(): void {
    const openings = readOpenings();
    if (openings.length === 0) return;
    const coverage = countCoverage(openings);
    writeFileSync(REPORT, JSON.stringify(coverage, null, 1));
    for (const { title, all, seen } of coverage) console.log(`  ${title}: ${seen.length} of ${all}`);
  }
}
