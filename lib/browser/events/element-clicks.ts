import { describeElement } from '@/lib/analytics/describe-element';
import { afterPaint } from '../platform/after-paint';
import type { Track } from './event-tracker';

/** Specification 7. `missed` are the clicks that came before. */
export function watchElementClicks(track: Track, missed: readonly MouseEvent[] = []): void {
  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    // Testers' own controls.
    if (!element || element.closest('[data-untracked]')) return;
    const isButton = element instanceof HTMLButtonElement;
    const props = describeElement({
      tagName: element.tagName,
      innerText: element.textContent,
      isTextSafe: element.closest('[data-safe-text]') !== null,
      href: element.getAttribute('href') ?? undefined,
      pageAddress: window.location.href,
      target: element.getAttribute('target') ?? '',
      type: isButton ? element.type : undefined,
      closestBlockId: element.closest<HTMLElement>('[data-block-id]')?.dataset['blockId'],
    });
    const tell = () => track('elementClicked', props);
    // A link may leave the page; what a button does is to be seen first (D217).
    if (isButton) afterPaint(tell);
    else tell();
  };
  missed.forEach(onClick);
  document.addEventListener('click', onClick, true);
}
