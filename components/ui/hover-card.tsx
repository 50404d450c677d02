import type { ReactNode } from 'react';
import styles from './hover-card.module.css';

interface HoverCardProps {
  /** Unique on the page; `data-card` on what it explains names it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Shown where a mouse rests on what it explains (`lib/browser/page/hover-card-watch.ts`), and by `popovertarget`. */
export function HoverCard({ id, children }: HoverCardProps) {
  return (
    <span className={styles.card} id={id} popover="auto">
      {children}
    </span>
  );
}

interface TermCardProps extends HoverCardProps {
  /** What is explained: words of a text, or a question of their own. */
  readonly words: string;
  readonly look: 'inline' | 'line';
  readonly close: string;
}

/** Press the words and the browser shows the card, by finger, mouse or keyboard, with or without script. */
export function TermCard({ id, words, look, close, children }: TermCardProps) {
  return (
    <>
      <button type="button" className={styles[look]} popoverTarget={id} data-card={id}>
        {words}
      </button>
      <HoverCard id={id}>
        {children}
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {close}
        </button>
      </HoverCard>
    </>
  );
}
