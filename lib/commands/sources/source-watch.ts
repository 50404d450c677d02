import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** In milliseconds. Some 200 files are looked at in two of them, where events of the disk differ by system and editor. */
const LOOK_EVERY_MS = 100;

function readState(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => {
      const { mtimeMs, size } = statSync(path.join(folder, file), { throwIfNoEntry: false }) ?? {};
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

/** Calls once it is at rest after a file of the folder was saved, added or taken away. Never keeps the process alive. */
export function watchSources(folder: string, onChange: () => void): void {
  let known = readState(folder);
  let last = known;
  const look = (): void => {
    const state = readState(folder);
    // An editor may write a file in several goes, an empty one first.
    const isAtRest = state === last;
    last = state;
    if (!isAtRest || state === known) return;
    known = state;
    onChange();
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
