export interface HeldToken {
  readonly token: string;
  /** By the clock of `now`. */
  readonly expiresAt: number;
}

export interface CallTokenDependencies {
  readonly ask: () => Promise<HeldToken | undefined>;
  /** Ms, by a clock that is never set back: an old token would be taken for a good one. */
  readonly now: () => number;
  /** Returns a cancel function. */
  readonly schedule: (work: () => void, ms: number) => () => void;
  readonly isHidden: () => boolean;
}

/** Specification 9. */
const POLL_MS = 4000;
const REFRESH_MARGIN_MS = 20_000;
const AFTER_CHANGE_MS = 10_000;
/** After this many failures polls slow down: ten thousand open tabs must not bring a failing endpoint down. */
const PATIENT_FAILURES = 3;
const LONGEST_POLL_MS = 60_000;

/** Specification 4, ip-quality token. */
export class CallTokenLoop {
  private held: HeldToken | undefined;
  private asking: Promise<HeldToken | undefined> | undefined;
  private failures = 0;
  private cancel: (() => void) | undefined;

  constructor(private readonly dependencies: CallTokenDependencies) {}

  /** Checks at once and every 4 s until the tab is hidden. */
  wake(): void {
    this.cancel?.();
    this.cancel = undefined;
    if (this.dependencies.isHidden()) return;
    void this.renew().then(() => {
      this.cancel?.();
      this.cancel = this.dependencies.schedule(() => this.wake(), this.findPause());
    });
  }

  /** 10 s are left, and the next poll renews it. */
  shorten(): void {
    if (!this.held) return;
    const expiresAt = Math.min(this.held.expiresAt, this.dependencies.now() + AFTER_CHANGE_MS);
    this.held = { ...this.held, expiresAt };
  }

  /** The held token or a new one; undefined when the server gives none. */
  async find(): Promise<string | undefined> {
    if (this.hasMoreThan(0)) return this.held?.token;
    return (await this.askOnce())?.token;
  }

  /** The last one that was given, whether it still pays or not. */
  latest(): string | undefined {
    return this.held?.token;
  }

  expiresAt(): number | undefined {
    return this.held?.expiresAt;
  }

  private hasMoreThan(ms: number): boolean {
    return this.held !== undefined && this.held.expiresAt - this.dependencies.now() > ms;
  }

  private async renew(): Promise<void> {
    if (this.hasMoreThan(REFRESH_MARGIN_MS)) return;
    await this.askOnce();
  }

  private askOnce(): Promise<HeldToken | undefined> {
    this.asking ??= this.dependencies
      .ask()
      .catch(() => undefined)
      .then((fresh) => {
        this.asking = undefined;
        this.failures = fresh ? 0 : this.failures + 1;
        this.held = fresh ?? this.held;
        return fresh;
      });
    return this.asking;
  }

  private findPause(): number {
    const excess = Math.max(0, this.failures - PATIENT_FAILURES);
    return Math.min(LONGEST_POLL_MS, POLL_MS * 2 ** excess);
  }
}
