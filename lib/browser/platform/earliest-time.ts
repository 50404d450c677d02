/** Unix ms. This site did not exist before, so a clock that says so is wrong. */
export const EARLIEST_TIME = Date.UTC(2026, 10, 1);
