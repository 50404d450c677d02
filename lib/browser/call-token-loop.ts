/** A token and when it is over, Unix ms by this browser's clock. */
export interface HeldToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** What the loop needs of the world; tests pass their own. */
export interface CallTokenWorld {
  /** Asks the server; undefined when it gave none. */
  readonly ask: () => Promise<HeldToken | undefined>;
  readonly now: () => number;
  /** Gives the way to call it off. */
  readonly later: (work: () => void, ms: number) => () => void;
  readonly isHidden: () => boolean;
}

/** How often the token is looked at (specification 9). */
const POLL_MS = 4000;
/** A token with less than this left is renewed. */
const REFRESH_MARGIN_MS = 20_000;
/** How long a token is still good for once a field that it depends on has changed. */
const AFTER_CHANGE_MS = 10_000;
/** After so many failures the polls grow rarer: ten thousand open tabs must not bring a failing endpoint down. */
const PATIENT_FAILURES = 3;
const LONGEST_POLL_MS = 60_000;

/** Keeps a fresh call token while the page is looked at (specification 4, ip-quality token). */
export class CallTokenLoop {
  private held: HeldToken | undefined;
  private asking: Promise<HeldToken | undefined> | undefined;
  private failures = 0;
  private callOff: (() => void) | undefined;

  constructor(private readonly world: CallTokenWorld) {}

  /** Looks at the token now and every 4 s; paused while the tab is hidden, and gone on with by `wake`. */
  wake(): void {
    this.callOff?.();
    this.callOff = undefined;
    if (this.world.isHidden()) return;
    void this.renew().then(() => {
      this.callOff?.();
      this.callOff = this.world.later(() => this.wake(), this.findPause());
    });
  }

  /** A field that the token depends on has changed: 10 s are left, and the next look renews it. */
  shorten(): void {
    if (!this.held) return;
    const expiresAt = Math.min(this.held.expiresAt, this.world.now() + AFTER_CHANGE_MS);
    this.held = { ...this.held, expiresAt };
  }

  /** A token that is good now: the one held, or else a new one; undefined when the server gives none. */
  async find(): Promise<string | undefined> {
    if (this.hasMoreThan(0)) return this.held?.token;
    return (await this.askOnce())?.token;
  }

  /** When the held token is over, Unix ms. */
  expiresAt(): number | undefined {
    return this.held?.expiresAt;
  }

  private hasMoreThan(ms: number): boolean {
    return this.held !== undefined && this.held.expiresAt - this.world.now() > ms;
  }

  private async renew(): Promise<void> {
    if (this.hasMoreThan(REFRESH_MARGIN_MS)) return;
    await this.askOnce();
  }

  private askOnce(): Promise<HeldToken | undefined> {
    this.asking ??= this.world
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
