import { lazy, Suspense, useRef, useState } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { FormMessages } from './form-props';
import styles from './funnel-form.module.css';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

interface StartOverProps {
  readonly messages: FormMessages['form'];
  readonly onConfirm: () => void;
  /** Of the steps that are drawn ahead, and bring it; undefined where it is seen. */
  readonly aheadAs?: string | undefined;
}

/** Asks first. */
export function StartOver({ messages, onConfirm, aheadAs }: StartOverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.startOver} data-ahead={aheadAs}>
      <button ref={opener} type="button" className={buttons.quiet} onClick={() => setIsOpen(true)}>
        {messages.startOver}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={messages.startOverQuestion}
            text={messages.startOverText}
            confirm={messages.startOverConfirm}
            cancel={messages.startOverCancel}
            opener={opener}
            onClose={(isConfirmed) => {
              setIsOpen(false);
              if (isConfirmed) onConfirm();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
