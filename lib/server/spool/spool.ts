import { createWriteQueue, StoreBusyError } from '../store/write-queue';
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

/** Where the spool is and how much it may hold. */
export interface SpoolSettings {
  readonly folder: string;
  readonly limitBytes: number;
}

/** What happened to one segment on its way to the store. */
export interface DrainedSegment {
  readonly entries: number;
  /** Lines that the disk damaged, and entries that the store will never take; both are kept aside. */
  readonly refused: number;
  readonly torn: boolean;
}

/** Keeps accepted calls on the local disk while the store is away. */
export interface Spool {
  /** Resolves when the entry is on the disk; a full or unwritable spool throws {@link StoreBusyError}. */
  append(entry: SpoolEntry): Promise<void>;
  /**
   * Moves the oldest segment to the store; undefined when there is none. `save` gives back the entries that the
   * store refuses for good; when it throws, the segment stays and is moved again from its start.
   */
  drainOldest(
    save: (entries: readonly SpoolEntry[]) => Promise<readonly SpoolEntry[]>,
  ): Promise<DrainedSegment | undefined>;
  /** The bytes that wait, as far as this process knows. */
  waitingBytes(): number;
  /** Resolves when every append has been answered, and lets go of the file. */
  flush(): Promise<void>;
}

/**
 * A folder of segments that any number of processes may share. A segment belongs to whoever opened it until somebody
 * renames it in order to empty it; the writer notices before it acknowledges, and writes the same again elsewhere.
 * So nothing acknowledged is ever deleted unread, without a lock that a killed process would leave behind.
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

  async function findSegment(): Promise<OpenSegment> {
    if (segment && segmentBytes < SEGMENT_BYTES) return segment;
    await leaveSegment();
    segment = await openSegment(folder, Date.now());
    segmentBytes = 0;
    return segment;
  }

  /** Measured only where it may matter: other processes fill and empty the folder too. */
  async function refuseWhenFull(bytes: number): Promise<void> {
    if (!segment || usedBytes + bytes > limitBytes) usedBytes = await measureFolder(folder);
    if (usedBytes + bytes > limitBytes) throw new StoreBusyError('the spool is full');
  }

  async function write(text: string): Promise<void> {
    const bytes = Buffer.byteLength(text);
    await refuseWhenFull(bytes);
    const target = await findSegment();
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
      if (error instanceof StoreBusyError) throw error;
      // A line that was cut short must stay the last of its segment.
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
      // Nobody was told that a torn entry was accepted, unless it is the disk that has cut it: it is kept as well.
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
