/** Lets the browser fade from the page left to this one; both pages must say so, and not under reduced motion. */
export function PageTransition() {
  return <style>{'@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'}</style>;
}
