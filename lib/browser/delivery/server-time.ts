import { EARLIEST_TIME } from '../platform/earliest-time';

const TOLERANCE_MS = 60 * 60 * 1000;

/** The time by the server's clock, told from its answers; the visitor's own may be years off, or be set meanwhile. */
export interface ServerTime {
  /** Unix ms. Until the server has answered it is the visitor's clock as it stood when the page began. */
  now(): number;
  isKnown(): boolean;
  /** Takes the `Date` header of an answer. */
  hear(header: string | null): void;
  /**
   * When by the server's clock something was made that the visitor's clock dates, Unix ms. A clock that is right now is
   * believed what it said before, unless that cannot be; of any other all that is known is that it was made by now.
   */
  confirm(madeAt: number): number;
}

/** `visitorsNow` is the visitor's clock, Unix ms; `elapsed` counts steadily from any moment on, ms. */
export function createServerTime(visitorsNow: () => number, elapsed: () => number): ServerTime {
  const origin = visitorsNow() - elapsed();
  let began: number | undefined;
  const now = () => Math.round((began ?? origin) + elapsed());
  return {
    now,
    isKnown: () => began !== undefined,
    hear: (header) => {
      const at = Date.parse(header ?? '');
      if (at) began = at - elapsed();
    },
    confirm: (madeAt) => {
      const isRight = Math.abs(now() - visitorsNow()) < TOLERANCE_MS;
      return isRight && madeAt > EARLIEST_TIME && madeAt < now() ? madeAt : now();
    },
  };
}
