/** A link to the current path without a hash does nothing (specification 2). */
export function ignoreSamePageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hasAttribute('href') || link.target || link.hash || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const { origin, pathname } = window.location;
    // The error view's link reloads the page.
    if (link.origin === origin && link.pathname === pathname && !('failed' in document.documentElement.dataset)) {
      event.preventDefault();
    }
  });
}
