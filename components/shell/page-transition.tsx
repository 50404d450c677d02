/** Both documents must declare it; off under reduced motion. */
export function PageTransition() {
  return <style>{'@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'}</style>;
}
