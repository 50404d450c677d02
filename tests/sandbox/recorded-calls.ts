/** One call that the sandbox received. */
export interface RecordedCall {
  readonly at: string;
  readonly provider:
    | 'mediaalpha'
    | 'ipqs'
    | 'quinstreet'
    | 'quotewizard'
    | 'tag-manager'
    | 'trustedform'
    | 'leadid'
    | 'sentry'
    | 'segment';
  readonly call: string;
  readonly path: string;
  readonly body: unknown;
  /** What it was answered, by the script's kind or the mode. */
  readonly answered: string;
}

/** A tag manager reports every push, so one walk alone makes some dozens. */
const KEPT = 500;

/** The last five hundred calls, newest last. */
export class RecordedCalls {
  #calls: RecordedCall[] = [];
  #count = 0;

  add(call: RecordedCall): void {
    this.#count += 1;
    this.#calls = [...this.#calls, call].slice(-KEPT);
  }

  clear(): void {
    this.#calls = [];
  }

  /** How many calls there have been since the start, also after they were cleared. */
  get count(): number {
    return this.#count;
  }

  list(): readonly RecordedCall[] {
    return this.#calls;
  }
}
