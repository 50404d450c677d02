import { runInForeground } from './process/child';
import { createCommand, runCommandLine } from './process/command-line';
import { ensureChromium } from './process/ensure-chromium';
import { PLAYWRIGHT } from './process/programs';

/** Each page is opened and its form walked to the end; `npm test` does so for a sample. */
const PLACES = 'tests/e2e/places.spec.ts';

// Recording costs a seventh of the time, so only a second try is recorded.
const HOW = ['--project=phone', '--retries=1', '--trace=on-first-retry'];
// Reports of their own: those of `npm test` count what it passed.
const REPORTS = { PLAYWRIGHT_REPORT_NAME: 'walks' };

async function walk(words: readonly string[]): Promise<void> {
  console.log(`Chromium: ${ensureChromium()}`);
  const isAxe = words[0] === 'axe';
  const args = ['test', PLACES, ...HOW, ...words.slice(isAxe ? 1 : 0)];
  const env = { PAGES: 'all', LOOKS: isAxe ? 'every' : 'none', ...REPORTS };
  process.exitCode = await runInForeground([...PLAYWRIGHT, ...args], env);
}

void runCommandLine(
  createCommand('walk', 'Completes the form of every page on every brand in a browser.')
    .argument('[words...]', 'axe: look at every page in light and dark too; further words and options are Playwright’s')
    .addHelpText('after', '\nA half of them: npm run walk -- --shard=1/2')
    .allowUnknownOption()
    .action(walk),
);
