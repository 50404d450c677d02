import type { ReactNode } from 'react';
import styles from './text-field.module.css';

/** A sign and words; colour is not the only signal (compliance W-06). Read out at once, wherever the focus is. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error} data-field-error="">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path fill="currentColor" d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 4h2v6H9V5Zm0 8h2v2H9v-2Z" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
