'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, useState } from 'react';
import { revealForm } from '@/lib/browser/page/page-hooks';
import buttons from '@/components/ui/button.module.css';
import { CallLink } from '@/components/ui/call-link';
import dialog from '@/components/ui/dialog.module.css';
import { Icon } from '@/components/ui/icon';
import { useCloseRequests } from '@/components/ui/use-close-requests';
import type { ExitDialogText } from './page-hook-props';
import styles from './exit-dialog.module.css';

interface ExitDialogProps {
  readonly text: ExitDialogText;
  readonly locksScroll: boolean;
  readonly onClose: () => void;
  readonly onUnsubscribe: () => void;
}

const overlay = `${dialog.overlay} ${styles.overlay}`;

/** Escape, Back and Close only close it. */
export function ExitDialog({ text, locksScroll, onClose, onUnsubscribe }: ExitDialogProps) {
  const [focusedBefore] = useState(() => document.activeElement);
  const goesOn = useRef(false);
  useCloseRequests(onClose, true);

  function giveFocusBack(event: Event): void {
    event.preventDefault();
    if (goesOn.current) revealForm();
    else if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  }

  return (
    <RadixDialog.Root defaultOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        {locksScroll ? <RadixDialog.Overlay className={overlay} /> : <div className={overlay} />}
        <RadixDialog.Content
          className={`${dialog.content} ${styles.content}`}
          data-block-id="exit-dialog"
          onOpenAutoFocus={(event) => {
            // Focus on the heading: it is read from the start, and no button shows a ring.
            event.preventDefault();
            (event.currentTarget as HTMLElement | null)?.querySelector<HTMLElement>('h2')?.focus();
          }}
          onCloseAutoFocus={giveFocusBack}
        >
          <div className={styles.top}>
            <RadixDialog.Title className={styles.title} tabIndex={-1}>
              {text.heading}
            </RadixDialog.Title>
            <RadixDialog.Close className={styles.close}>
              <span aria-hidden="true">×</span> {text.close}
            </RadixDialog.Close>
          </div>
          <RadixDialog.Description>{text.text}</RadixDialog.Description>
          <div className={styles.call}>
            <p className={styles.who}>{text.answeredBy}</p>
            <CallLink
              className={buttons.primary}
              number={text.phone}
              location="exit-dialog"
              label={text.call}
              icon={<Icon name="phone" />}
            />
            <p>
              {text.tty} · {text.hours}
            </p>
          </div>
          {text.goOn && (
            <RadixDialog.Close className={buttons.secondary} onClick={() => void (goesOn.current = true)}>
              {text.goOn}
            </RadixDialog.Close>
          )}
          <div className={styles.end}>
            <button type="button" className={buttons.quiet} onClick={onUnsubscribe}>
              {text.unsubscribe}
            </button>
            <a className={buttons.quiet} href="/privacy">
              {text.privacy}
            </a>
          </div>
          <div className={styles.notes}>
            {[text.aboutCall, ...text.disclosures].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
