import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { EarlierPage } from '@/lib/lint/list-redirect-faults';
import type { PageFault } from '@/lib/lint/page-fault';
import type { PlacedFault } from '@/lib/lint/placed-fault';

/** What is known of the files before a rule judges what they say. */
export interface SourceReading {
  readonly pages: number;
  readonly shapes: readonly PlacedFault[];
  /** As they were last on the main branch. */
  readonly earlier: readonly EarlierPage[];
}

/** A process that has a project’s `funnels` read, until its end. */
export interface SourceReader {
  readonly read: Promise<SourceReading>;
  /** Finds the file and line of each. */
  place(faults: readonly PageFault[]): Promise<readonly PlacedFault[]>;
  /** Lets the reader end, which otherwise keeps this process waiting. */
  end(): void;
}

/** Reads a project's `funnels` with the compiler, in a process of its own beside that of the rules. */
export function startSourceReader(project: string): SourceReader {
  const reader = fork(path.join(__dirname, 'read-sources.ts'), [project], { execArgv: ['--import', 'tsx'] });
  const ended = once(reader, 'exit').then(([code]) => {
    throw new Error(`The files of funnels could not be read: their reader ended with ${String(code)}.`);
  });
  const hear = async <Answer>(): Promise<Answer> => {
    const [answer] = (await Promise.race([once(reader, 'message'), ended])) as [Answer];
    return answer;
  };
  return {
    read: hear(),
    place: (faults) => {
      reader.send(faults);
      return hear<readonly PlacedFault[]>();
    },
    end: () => {
      ended.catch(() => undefined);
      if (reader.connected) reader.disconnect();
    },
  };
}
