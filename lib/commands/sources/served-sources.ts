import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import { listShapeFaults } from './shape-faults';
import { readFunnelSources } from './page-sources';
import type { SourceFile } from './source-entries';
import { TypeChecker } from './type-faults';

const NONE = '[]';

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
  readonly #folder: string;
  readonly #checker: TypeChecker;
  #served: Texts = new Map();
  #shown = NONE;

  /** Served from `folder`, by paths relative to the project. */
  constructor(project: string, folder: string) {
    this.#project = project;
    this.#folder = folder;
    this.#checker = new TypeChecker(project);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    this.#write(NONE);
  }

  /** Serves what is saved, as far as it can be read; the mistakes of shape that keep the rest from being served. */
  update(): readonly PlacedFault[] {
    const saved = readFunnelSources(this.#project);
    const faults = listShapeFaults(this.#checker, saved);
    this.#serve(faults.length === 0 ? new Map(saved.map(({ file, text }) => [file, text])) : this.#mend(saved, faults));
    this.#checker.keep();
    return faults;
  }

  /** Has the pages and the catalogue show mistakes; gives whether these are others than before. */
  showFaults(faults: readonly PlacedFault[]): boolean {
    const shown = JSON.stringify(faults, null, 2);
    if (shown === this.#shown) return false;
    this.#shown = shown;
    this.#write(shown);
    return true;
  }

  #write(faults: string): void {
    writeFileSync(path.join(this.#folder, 'found-faults.ts'), `export const foundFaults = ${faults};\n`);
  }

  /** Faulty files as they were; everything as it was where that does not fit together; what is saved where nothing was. */
  #mend(saved: readonly SourceFile[], faults: readonly PlacedFault[]): Texts {
    const faulty = new Set(faults.map(({ file }) => file));
    const mended = new Map(
      saved.map(({ file, text }) => [file, faulty.has(file) ? (this.#findEarlier(file) ?? text) : text]),
    );
    if (this.#served.size === 0 || this.#checker.listFaults(listFiles(mended)).length === 0) return mended;
    return this.#served;
  }

  /** As it was served last, else as it was committed. */
  #findEarlier(file: string): string | undefined {
    const served = this.#served.get(file);
    if (served !== undefined) return served;
    const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: this.#project, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  }

  #serve(texts: Texts): void {
    for (const [file, text] of texts) {
      if (this.#served.get(file) === text) continue;
      const target = path.join(this.#folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    for (const file of this.#served.keys()) {
      if (!texts.has(file)) rmSync(path.join(this.#folder, file), { force: true });
    }
    this.#served = texts;
  }
}
