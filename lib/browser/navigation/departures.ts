import { announceLoading } from '../platform/loading';

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (link.download || (link.target !== '' && link.target !== '_self') || !link.protocol.startsWith('http'))
    return false;
  const { origin, pathname, search } = window.location;
  return link.hash === '' || link.origin !== origin || link.pathname !== pathname || link.search !== search;
}

/** Announces leaving by a link, and coming back. Returns an unsubscribe function. */
export function watchDepartures(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && leadsAway(link, event)) announceLoading('start');
  };
  const onShow = () => {
    announceLoading('finish');
  };
  // On the window, because others prevent the click on the document.
  window.addEventListener('click', onClick);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('click', onClick);
    window.removeEventListener('pageshow', onShow);
  };
}
