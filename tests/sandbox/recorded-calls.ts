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
    | 'segment'
    | 'meta'
    | 'google'
    | 'microsoft';
  readonly call: string;
  readonly path: string;
  readonly body: unknown;
  /** What it was answered, by the script's kind or the mode. */
  readonly answered: string;
}

/** Of each provider: a tag manager reports every push, some dozens a walk, and must not push out a paid call. */
const KEPT = 500;

/** The last five hundred calls to each provider, newest last. */
export class RecordedCalls {
  #calls: RecordedCall[] = [];
  #count = 0;

  add(call: RecordedCall): void {
    this.#count += 1;
    const alike = this.#calls.filter(({ provider }) => provider === call.provider);
    const forgotten = alike.length < KEPT ? undefined : alike[0];
    this.#calls = [...this.#calls.filter((kept) => kept !== forgotten), call];
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
