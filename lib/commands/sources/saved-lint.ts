import { constants, setPriority } from 'node:os';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import type { Child } from '../process/child';
import type { Services } from '../process/services';
import { describeFaults } from './describe-faults';
import type { ServedFiles } from './served-files';
import { ServedSources } from './served-sources';
import { watchSources } from './source-watch';

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
  readonly #files: ServedFiles;
  readonly #services: Services;
  readonly #anyPage: string;
  #running: Child | undefined;
  #waiting: NodeJS.Timeout | undefined;

  constructor(files: ServedFiles, services: Services, anyPage: string) {
    this.#files = files;
    this.#services = services;
    this.#anyPage = anyPage;
  }

  show(faults: readonly PlacedFault[]): void {
    if (!this.#files.showFaults(faults)) return;
    console.log(faults.length === 0 ? 'lint | 0 problems' : `lint |\n${describeFaults(faults)}`);
  }

  /** Of what is saved now; drops what was begun before. */
  begin(): void {
    clearTimeout(this.#waiting);
    void this.#running?.stop();
    this.#running = undefined;
    this.#waiting = setTimeout(() => void this.#run(), LINT_AFTER_MS);
  }

  /** Next reads which pages there are behind an answer: who opens a new one first would be told that there is none. */
  async #refreshPages(): Promise<void> {
    await fetch(this.#anyPage)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }

  async #run(): Promise<void> {
    const turn = this.#waiting;
    await this.#refreshPages();
    // Saved again meanwhile: that is judged next.
    if (this.#waiting !== turn) return;
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

/** Serves what is saved from now on, where it can be read, and says what is wrong with it; `anyPage` is one of the site. */
export function lintWhatIsSaved(project: string, files: ServedFiles, services: Services, anyPage: string): void {
  // Of this process and of those that it starts from now on: what judges gives way to the site, which shows.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const sources = new ServedSources(project, files);
  const lint = new SavedLint(files, services, anyPage);
  const update = (): void => {
    const faults = sources.update();
    if (faults.length > 0) lint.show(faults);
    lint.begin();
  };
  watchSources('funnels', update);
  update();
}
