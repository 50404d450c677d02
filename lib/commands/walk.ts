import { findOrInstallChromium } from './find-chromium';
import { runInForeground } from './child';
import { PLAYWRIGHT } from './programs';

// Every page of every brand, to the end of its form; `npm test` walks a sample. Flags go on: `--shard=1/2`.
console.log(`Chromium: ${findOrInstallChromium()}`);
const [first, ...flags] = process.argv.slice(2);
// With axe, which looks at every page in light and dark, when asked.
const looks = first === 'axe' ? 'every' : 'none';
const args = first === undefined || first === 'axe' ? flags : [first, ...flags];

// Recording each walk costs a seventh of the time, so only one that failed is recorded, at its second try.
const HOW = ['--project=phone', '--retries=1', '--trace=on-first-retry'];
// Reports of their own: those of `npm test` count what it passed.
const REPORTS = { PLAYWRIGHT_REPORT_NAME: 'walks' };

void runInForeground([...PLAYWRIGHT, 'test', 'tests/e2e/places.spec.ts', ...HOW, ...args], {
  PAGES: 'all',
  LOOKS: looks,
  ...REPORTS,
}).then((code) => {
  process.exitCode = code;
});
