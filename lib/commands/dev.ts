import type { PlacedFault } from '@/lib/lint/placed-fault';
import { NEXT, SANDBOX } from './process/programs';
import type { Child } from './process/child';
import { runPhase } from './process/phase-progress';
import { parsePort, requireFreePort } from './process/port';
import { describeAddresses, FIRST_PLACES } from './process/addresses';
import { createCommand, runCommandLine } from './process/command-line';
import { startEditor } from './studio/editor';
import { runCommand } from './process/run-command';
import type { Services } from './process/services';
import { buildSandboxEnv } from './process/sandbox-env';
import { describeFaults } from './sources/describe-faults';
import { ServedSources } from './sources/served-sources';
import { watchSources } from './sources/source-watch';

const SERVED = '.data/dev';
const LINT = ['--import', 'tsx', 'lib/commands/lint-pages.ts', '--json'] as const;
/** The page that was saved comes first: both processors are its own until it is seen. */
const LINT_AFTER_MS = 1500;

/** What `lint-pages --json` printed; undefined where it was stopped. */
function readFaults(output: string): readonly PlacedFault[] | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('['))) as readonly PlacedFault[];
  } catch {
    return undefined;
  }
}

/** Judges what is saved by all rules, and shows and says what they find, each time that it changes. */
class SavedLint {
  readonly #sources: ServedSources;
  readonly #services: Services;
  #running: Child | undefined;
  #waiting: NodeJS.Timeout | undefined;

  constructor(sources: ServedSources, services: Services) {
    this.#sources = sources;
    this.#services = services;
  }

  show(faults: readonly PlacedFault[]): void {
    if (!this.#sources.showFaults(faults)) return;
    console.log(faults.length === 0 ? 'lint | 0 problems' : `lint |\n${describeFaults(faults)}`);
  }

  /** Of what is saved now; drops what was begun before. */
  begin(): void {
    clearTimeout(this.#waiting);
    void this.#running?.stop();
    this.#running = undefined;
    this.#waiting = setTimeout(() => void this.#run(), LINT_AFTER_MS);
  }

  async #run(): Promise<void> {
    const child = await this.#services.start({ name: 'lint', args: LINT });
    this.#running = child;
    await child.exited;
    if (this.#running !== child) return;
    this.#running = undefined;
    const faults = readFaults(child.output());
    if (faults) this.show(faults);
    else console.log(child.output());
  }
}

/** With what writes words for the catalogue. */
async function addEditor(env: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  return { ...env, STUDIO_EDITOR: (await startEditor(process.cwd())).address };
}

async function serve(services: Services): Promise<void> {
  const port = parsePort('PORT', 3000);
  const sandboxPort = parsePort('SANDBOX_PORT', 3999);
  await requireFreePort('PORT', port);
  await requireFreePort('SANDBOX_PORT', sandboxPort);
  const env = { ...buildSandboxEnv({ appEnv: 'development', port, sandboxPort }), SERVED_FUNNELS: SERVED };

  const sources = new ServedSources(process.cwd(), SERVED);
  const lint = new SavedLint(sources, services);
  lint.show(sources.update());
  watchSources('funnels', () => {
    const faults = sources.update();
    if (faults.length > 0) lint.show(faults);
    lint.begin();
  });
  const siteEnv = await addEditor(env);
  const [sandbox, site] = await runPhase('Starting the sandbox and the site, and compiling a first page', () =>
    Promise.all([
      services.start({ name: 'sandbox', args: SANDBOX, env }, `http://127.0.0.1:${sandboxPort}/`),
      services.start(
        { name: 'site', args: [...NEXT, 'dev'], env: siteEnv },
        `http://127.0.0.1:${port}${FIRST_PLACES[0].path}`,
      ),
    ]),
  );
  console.log('Ready. Open one of these first; Ctrl-C stops everything.\n');
  console.log(describeAddresses(port, sandboxPort));
  sandbox.follow();
  site.follow();
  lint.begin();

  const ended = await Promise.race([sandbox, site].map((child) => child.exited.then(() => child)));
  throw new Error(`The ${ended.name} ended unexpectedly.`);
}

void runCommandLine(
  createCommand('dev', 'Serves the site from its sources with sandbox providers; a saved file shows.').action(() =>
    runCommand(serve),
  ),
);
