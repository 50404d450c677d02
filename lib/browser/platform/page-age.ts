/**
 * A clock in ms that only ever runs on, for what must not outlast its time. The visitor's clock may be set, and the steady
 * one may stand still while the device sleeps: whichever of the two went further since the last look counts.
 */
export function createPageAge(visitorsNow: () => number, steadyNow: () => number): () => number {
  let age = 0;
  let [visitors, steady] = [visitorsNow(), steadyNow()];
  return () => {
    const [visitorsBefore, steadyBefore] = [visitors, steady];
    [visitors, steady] = [visitorsNow(), steadyNow()];
    age += Math.max(visitors - visitorsBefore, steady - steadyBefore);
    return age;
  };
}

/** How long this page has been there. */
export const readPageAge = createPageAge(
  () => Date.now(),
  () => performance.now(),
);
