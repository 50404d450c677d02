import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedFault } from '@/lib/lint/placed-fault';

const NO_FAULTS = '[]';

/** The folder from which the development server reads `funnels` and the mistakes to show, and what it holds. */
export class ServedFiles {
  readonly #folder: string;
  #texts: ReadonlyMap<string, string> = new Map();
  #faults = NO_FAULTS;

  /** Empties the folder. */
  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    this.#writeFaults();
  }

  /** Holds these texts by their paths, and no others; a file that stays as it is is not written. */
  hold(texts: ReadonlyMap<string, string>): void {
    for (const [file, text] of texts) {
      if (this.#texts.get(file) === text) continue;
      const target = path.join(this.#folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    for (const file of this.#texts.keys()) {
      if (!texts.has(file)) rmSync(path.join(this.#folder, file), { force: true });
    }
    this.#texts = texts;
  }

  /** Has the pages and the catalogue show mistakes; returns whether these are others than before. */
  showFaults(faults: readonly PlacedFault[]): boolean {
    const shown = JSON.stringify(faults, null, 2);
    if (shown === this.#faults) return false;
    this.#faults = shown;
    this.#writeFaults();
    return true;
  }

  #writeFaults(): void {
    writeFileSync(path.join(this.#folder, 'found-faults.ts'), `export const foundFaults = ${this.#faults};\n`);
  }
}
