'use client';

import * as RadixHoverCard from '@radix-ui/react-hover-card';
import type { ReactNode } from 'react';
import styles from './hover-preview.module.css';

export interface HoverLinkProps {
  /** The same words, for everyone without a mouse. */
  readonly href: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Specification 9. */
const OPEN_DELAY_MS = 700;
const CLOSE_DELAY_MS = 300;

export function HoverPreview({ href, label, className, children }: HoverLinkProps) {
  return (
    <RadixHoverCard.Root openDelay={OPEN_DELAY_MS} closeDelay={CLOSE_DELAY_MS}>
      <RadixHoverCard.Trigger className={className} href={href}>
        {label}
      </RadixHoverCard.Trigger>
      <RadixHoverCard.Portal>
        <RadixHoverCard.Content className={styles.card} sideOffset={8} collisionPadding={16}>
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  );
}
