'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import buttons from './button.module.css';
import styles from './confirm-dialog.module.css';
import dialog from './dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onClose: (isConfirmed: boolean) => void;
}

/** Escape and closing mean no. */
export function ConfirmDialog({ title, text, confirm, cancel, onClose }: ConfirmDialogProps) {
  return (
    <RadixDialog.Root defaultOpen onOpenChange={(isOpen) => !isOpen && onClose(false)}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialog.overlay} />
        <RadixDialog.Content className={`${dialog.content} ${styles.content}`}>
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          <RadixDialog.Description>{text}</RadixDialog.Description>
          <div className={styles.actions}>
            <button type="button" className={buttons.primary} onClick={() => onClose(true)}>
              {confirm}
            </button>
            <RadixDialog.Close className={buttons.secondary}>{cancel}</RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
