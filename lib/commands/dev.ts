import type { Child } from './process/child';
import { NEXT, SANDBOX } from './process/programs';
import { runPhase } from './process/phase-progress';
import { parsePort, requireFreePort } from './process/port';
import { describeAddresses, describeReport, FIRST_PLACES } from './process/addresses';
import { createCommand, runCommandLine } from './process/command-line';
import { shareOperatorsToken } from './process/operators-token';
import { readFunnelSources, textsByFile } from './sources/funnel-sources';
import { ServedFiles } from './sources/served-files';
import { startEditor } from './studio/editor';
import { runCommand } from './process/run-command';
import type { Services } from './process/services';
import { buildSandboxEnv } from './process/sandbox-env';

const SERVED = '.data/dev';

/** With what writes words for the catalogue. */
async function addEditor(env: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  return { ...env, STUDIO_EDITOR: (await startEditor(process.cwd())).address };
}

/** Looks at what is saved, and at each save from then on; later than the start, which it would slow down by a tenth. */
class LaterLint {
  readonly anyPage: string;
  readonly #files: ServedFiles;
  readonly #services: Services;
  #begun: Promise<void> | undefined;

  constructor(files: ServedFiles, services: Services, anyPage: string) {
    this.#files = files;
    this.#services = services;
    this.anyPage = anyPage;
  }

  get hasBegun(): boolean {
    return this.#begun !== undefined;
  }

  /** Once, however often it is called. */
  readonly begin = (): Promise<void> => (this.#begun ??= this.#run());

  async #run(): Promise<void> {
    const { lintWhatIsSaved } = await import('./sources/saved-lint');
    lintWhatIsSaved(process.cwd(), this.#files, this.#services, this.anyPage);
  }
}

/** A faulty source may end the site, or fail every page, until it is served as it was. */
async function startSite(services: Services, lint: LaterLint, env: Readonly<Record<string, string>>): Promise<Child> {
  const start = (): Promise<Child> =>
    services.start({ name: 'site', args: [...NEXT, 'dev'], env }, lint.anyPage, lint.begin);
  try {
    return await start();
  } catch (error) {
    if (lint.hasBegun) throw error;
    await lint.begin();
    return start();
  }
}

async function serve(services: Services): Promise<void> {
  const port = parsePort('PORT', 3000);
  const sandboxPort = parsePort('SANDBOX_PORT', 3999);
  await requireFreePort('PORT', port);
  await requireFreePort('SANDBOX_PORT', sandboxPort);
  const OPERATORS_TOKEN = shareOperatorsToken(port);
  const env = {
    ...buildSandboxEnv({ appEnv: 'development', port, sandboxPort }),
    SERVED_FUNNELS: SERVED,
    OPERATORS_TOKEN,
  };

  const files = new ServedFiles(SERVED);
  files.hold(textsByFile(readFunnelSources(process.cwd())));
  const lint = new LaterLint(files, services, `http://127.0.0.1:${port}${FIRST_PLACES[0].path}`);
  const siteEnv = await addEditor(env);
  const [sandbox, site] = await runPhase('Starting the sandbox and the site, and compiling a first page', () =>
    Promise.all([
      services.start({ name: 'sandbox', args: SANDBOX, env }, `http://127.0.0.1:${sandboxPort}/`),
      startSite(services, lint, siteEnv),
    ]),
  );
  console.log('Ready. Open one of these first; Ctrl-C stops everything.\n');
  console.log(describeAddresses(port, sandboxPort));
  console.log(`${describeReport(port)}.`);
  sandbox.follow();
  site.follow();
  await lint.begin();

  const ended = await Promise.race([sandbox, site].map((child) => child.exited.then(() => child)));
  throw new Error(`The ${ended.name} ended unexpectedly.`);
}

void runCommandLine(
  createCommand('dev', 'Serves the site from its sources with sandbox providers; a saved file shows.').action(() =>
    runCommand(serve),
  ),
);
