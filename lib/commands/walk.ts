import { findOrInstallChromium } from './find-chromium';
import { runInForeground } from './child';
import { PLAYWRIGHT } from './programs';

/** Every page of every brand, to the end of its form; `npm test` walks a sample. Flags go on: `--shard=1/2`. */
const SPECS = ['tests/e2e/walks.spec.ts'];

console.log(`Chromium: ${findOrInstallChromium()}`);
const [first, ...flags] = process.argv.slice(2);
// With axe, which looks at every page in light and dark, when asked.
const specs = first === 'axe' ? ['tests/e2e/accessibility.spec.ts'] : SPECS;
const args = first === undefined || first === 'axe' ? flags : [first, ...flags];

void runInForeground([...PLAYWRIGHT, 'test', ...specs, '--project=phone', ...args], { PAGES: 'all' }).then((code) => {
  process.exitCode = code;
});
