import { findOrInstallChromium } from './find-chromium';
import { runInForeground } from './child';
import { PLAYWRIGHT } from './programs';

/** Every page of every brand, to the end of its form; `npm test` walks a sample. Flags go on: `--shard=1/2`. */
const SPECS = ['tests/e2e/walks.spec.ts'];

console.log(`Chromium: ${findOrInstallChromium()}`);
const [first, ...flags] = process.argv.slice(2);
const specs = first === 'axe' ? ['tests/e2e/accessibility.spec.ts'] : SPECS;
const args = first === undefined || first === 'axe' ? flags : [first, ...flags];

// Recording costs a seventh of the time, so only a second try is recorded.
const HOW = ['--project=phone', '--retries=1', '--trace=on-first-retry'];

void runInForeground([...PLAYWRIGHT, 'test', ...specs, ...HOW, ...args], { PAGES: 'all' }).then((code) => {
  process.exitCode = code;
});
