import { spawnSync } from 'node:child_process';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import { readFunnelSources, textsByFile } from './funnel-sources';
import type { ServedFiles } from './served-files';
import { listShapeFaults } from './shape-faults';
import type { SourceFile } from './source-entries';
import { TypeChecker } from './type-faults';

type Texts = ReadonlyMap<string, string>;

function listFiles(texts: Texts): readonly SourceFile[] {
  return [...texts].map(([file, text]) => ({ file, text }));
}

/**
 * The texts of `funnels` that the development server reads: what is saved, but of a file that cannot be read what it
 * was before, so that a slip in one entry leaves every other page as it is (D180).
 */
export class ServedSources {
  readonly #project: string;
  readonly #files: ServedFiles;
  readonly #checker: TypeChecker;
  /** As they were found to be right. */
  #right: Texts = new Map();

  constructor(project: string, files: ServedFiles) {
    this.#project = project;
    this.#files = files;
    this.#checker = new TypeChecker(project);
  }

  /** Serves what is saved, as far as it can be read; the mistakes of shape that keep the rest from being served. */
  update(): readonly PlacedFault[] {
    const saved = readFunnelSources(this.#project);
    const faults = listShapeFaults(this.#checker, saved);
    this.#right = faults.length === 0 ? textsByFile(saved) : this.#mend(saved, faults);
    this.#files.hold(this.#right);
    this.#checker.keep();
    return faults;
  }

  /** Faulty files as they were; everything as it was where that does not fit together; what is saved where nothing was. */
  #mend(saved: readonly SourceFile[], faults: readonly PlacedFault[]): Texts {
    const faulty = new Set(faults.map(({ file }) => file));
    const mended = new Map(
      saved.map(({ file, text }) => [file, faulty.has(file) ? (this.#findEarlier(file) ?? text) : text]),
    );
    if (this.#right.size === 0 || this.#checker.listFaults(listFiles(mended)).length === 0) return mended;
    return this.#right;
  }

  /** As it was right last, else as it was committed. */
  #findEarlier(file: string): string | undefined {
    const right = this.#right.get(file);
    if (right !== undefined) return right;
    const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: this.#project, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  }
}
