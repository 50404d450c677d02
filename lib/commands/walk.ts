import { runInForeground } from './child';
import { createCommand, runCommandLine } from './command-line';
import { findOrInstallChromium } from './find-chromium';
import { PLAYWRIGHT } from './programs';

/** Every page of every brand, to the end of its form; `npm test` walks a sample. */
const WALKS = 'tests/e2e/walks.spec.ts';
/** Looks at every page in light and dark. */
const AXE = 'tests/e2e/accessibility.spec.ts';

// Recording each walk costs a seventh of the time, so only one that failed is recorded, at its second try.
const HOW = ['--project=phone', '--retries=1', '--trace=on-first-retry'];

async function walk(words: readonly string[]): Promise<void> {
  console.log(`Chromium: ${findOrInstallChromium()}`);
  const isAxe = words[0] === 'axe';
  const args = ['test', isAxe ? AXE : WALKS, ...HOW, ...words.slice(isAxe ? 1 : 0)];
  process.exitCode = await runInForeground([...PLAYWRIGHT, ...args], { PAGES: 'all' });
}

void runCommandLine(
  createCommand('walk', 'Completes the form of every page on every brand in a browser.')
    .argument('[words...]', 'axe: look at every page with axe instead; further words and options are Playwright’s')
    .addHelpText('after', '\nA half of them: npm run walk -- --shard=1/2')
    .allowUnknownOption()
    .action(walk),
);
