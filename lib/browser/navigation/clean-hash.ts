/** How our pages name a place of theirs: `#start`, `#do-not-sell`. A long number is nobody's name for a place. */
const PLACE = /^#[a-z](?:[a-z-]|\d{1,4}(?!\d))*$/i;

function cleanHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash === '' || PLACE.test(hash)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Takes from the address a hash that names no place of a page, such as `#email=…`: no server sees it, but every script
 * does. So this runs before any other, ours and everybody's, and again when the hash changes.
 */
export function keepHashClean(): void {
  cleanHash();
  window.addEventListener('hashchange', cleanHash, { capture: true });
}
