'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type RefObject } from 'react';
import buttons from './button.module.css';
import styles from './confirm-dialog.module.css';
import dialog from './dialog.module.css';
import { useCloseRequests } from './use-close-requests';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Gets the focus back; a phone gives none to a button that is tapped, so it is named. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: (isConfirmed: boolean) => void;
}

/** Escape, Back and closing mean no, and Enter does: the focus begins on the button that changes nothing. */
export function ConfirmDialog({ title, text, confirm, cancel, opener, onClose }: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  useCloseRequests(() => onClose(false), false);
  return (
    <RadixDialog.Root defaultOpen onOpenChange={(isOpen) => !isOpen && onClose(false)}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialog.overlay} />
        <RadixDialog.Content
          className={`${dialog.content} ${styles.content}`}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            harmless.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus({ preventScroll: true });
          }}
        >
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          <RadixDialog.Description>{text}</RadixDialog.Description>
          <div className={styles.actions}>
            <button type="button" className={buttons.primary} onClick={() => onClose(true)}>
              {confirm}
            </button>
            <RadixDialog.Close ref={harmless} className={buttons.secondary}>
              {cancel}
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
