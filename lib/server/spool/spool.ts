import { createWriteQueue, isStoreBusy, StoreBusyError } from '../records/write-queue';
import { formatSpoolLine, parseSpool, type SpoolEntry } from './spool-entry';
import {
  deleteTaken,
  keepRefused,
  measureFolder,
  openSegment,
  readTaken,
  takeOldestSegment,
  type OpenSegment,
} from './spool-folder';

const SEGMENT_BYTES = 8 * 1024 * 1024;

export interface SpoolSettings {
  readonly folder: string;
  readonly limitBytes: number;
}

export interface DrainedSegment {
  readonly entries: number;
  readonly refused: number;
  readonly torn: boolean;
}

export interface Spool {
  /** Resolves once on disk; throws {@link StoreBusyError} when full or unwritable. */
  append(entry: SpoolEntry): Promise<void>;
  /** Undefined when empty. `save` returns entries refused for good; when it throws, the segment is moved again. */
  drainOldest(
    save: (entries: readonly SpoolEntry[]) => Promise<readonly SpoolEntry[]>,
  ): Promise<DrainedSegment | undefined>;
  waitingBytes(): number;
  flush(): Promise<void>;
}

/**
 * A reader renames a segment before emptying it; its writer notices before acknowledging, and writes the entry again
 * elsewhere. So nothing acknowledged is deleted unread, without a lock that a killed process would leave behind.
 */
export function createSpool({ folder, limitBytes }: SpoolSettings): Spool {
  let segment: OpenSegment | undefined;
  let segmentBytes = 0;
  let usedBytes = 0;

  async function leaveSegment(): Promise<void> {
    const left = segment;
    segment = undefined;
    await left?.close().catch(() => undefined);
  }

  async function ensureSegment(): Promise<OpenSegment> {
    if (segment && segmentBytes < SEGMENT_BYTES) return segment;
    await leaveSegment();
    segment = await openSegment(folder, Date.now());
    segmentBytes = 0;
    return segment;
  }

  /** Measured only near the limit: other processes fill and empty the folder too. */
  async function refuseWhenFull(bytes: number): Promise<void> {
    if (!segment || usedBytes + bytes > limitBytes) usedBytes = await measureFolder(folder);
    if (usedBytes + bytes > limitBytes) throw new StoreBusyError('the spool is full');
  }

  async function write(text: string): Promise<void> {
    const bytes = Buffer.byteLength(text);
    await refuseWhenFull(bytes);
    const target = await ensureSegment();
    const isKept = await target.append(text);
    segmentBytes += bytes;
    usedBytes += bytes;
    if (isKept) return;
    await leaveSegment();
    await write(text);
  }

  const queue = createWriteQueue<string>(async (lines) => {
    const text = lines.join('');
    try {
      await (text === '' ? leaveSegment() : write(text));
    } catch (error) {
      if (isStoreBusy(error)) throw error;
      // A cut line must stay the last of its segment.
      await leaveSegment();
      throw new StoreBusyError('the spool cannot be written', { cause: error });
    }
  });

  const flush = (): Promise<void> => queue.add('');

  return {
    append: (entry) => queue.add(formatSpoolLine(entry)),
    drainOldest: async (save) => {
      const path = await takeOldestSegment(folder);
      if (path === undefined) {
        usedBytes = 0;
        if (segment) await flush();
        return undefined;
      }
      const { entries, damaged, tail } = parseSpool(await readTaken(path));
      const torn = tail !== '';
      const refused = await save(entries);
      // A torn entry was never acknowledged, unless the disk cut it later: so it is kept.
      const aside = [...damaged, ...(torn ? [tail] : []), ...refused.map((entry) => JSON.stringify(entry))];
      await keepRefused(folder, aside);
      await deleteTaken(path);
      usedBytes = await measureFolder(folder);
      return { entries: entries.length - refused.length, refused: damaged.length + refused.length, torn };
    },
    waitingBytes: () => usedBytes,
    flush,
  };
}
