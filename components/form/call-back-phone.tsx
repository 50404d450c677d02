import type { KeyboardEvent } from 'react';
import { FieldError } from './field-error';
import styles from './text-field.module.css';

const ID = 'call-back-phone';
const ERROR_ID = `${ID}-error`;

interface CallBackPhoneProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
}

/** Where no question asked for a number. Enter asks for the call: the form around it has nothing more to send. */
export function CallBackPhone({ label, error, onType, onEnter }: CallBackPhoneProps) {
  const noteKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={ID} className={styles.label}>
        {label}
      </label>
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
      <input
        id={ID}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={32}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && ERROR_ID}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={noteKey}
      />
    </div>
  );
}
