import type { PageFault } from './page-fault';

/** A mistake as its author reads it: where it stands, what it is, why it is one, how to mend it. */
export interface PlacedFault extends Omit<PageFault, 'near' | 'occurrence'> {
  /** Relative to the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly why: string;
}
