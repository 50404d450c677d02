import type { Track } from './event-tracker';

export function watchLearnMoreLinks(track: Track): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-learn-more]') : null;
    if (!link) return;
    track('learnMoreClicked', {
      source: link.closest<HTMLElement>('[data-block-id]')?.dataset['blockId'] ?? '',
      destination: link.getAttribute('href') ?? '',
      button: link.dataset['learnMore'] ?? '',
    });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
