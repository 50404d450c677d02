import { lazy, Suspense, useState } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { FormWords } from './form-props';
import styles from './funnel-form.module.css';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks first. */
export function StartOver({ words, onConfirm }: { readonly words: FormWords['form']; readonly onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.startOver}>
      <button type="button" className={buttons.quiet} onClick={() => setIsOpen(true)}>
        {words.startOver}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={words.startOverQuestion}
            text={words.startOverText}
            confirm={words.startOverConfirm}
            cancel={words.startOverCancel}
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
