import { useEffect, useRef } from 'react';
import { readUnsent } from '@/lib/browser/answers/unsent-words';
import type { FieldName } from '@/lib/fields/field-name';
import type { FieldValue } from '@/lib/fields/form-values';
import { FieldError } from './field-error';
import type { FieldText } from './form-props';
import type { EnterKeyHint } from './step-props';
import styles from './text-field.module.css';

interface TextFieldProps {
  readonly name: FieldName;
  readonly text: FieldText;
  /** Kept or from the address. */
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  /** Only where it may be left open. */
  readonly optionalWord?: string | undefined;
  readonly enterKeyHint: EnterKeyHint;
  readonly listId?: string;
  /** In a row with its button: the question is the label for the eye, the hint stands in the box. */
  readonly isCompact?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { name, text, value, error, optionalWord, enterKeyHint, listId, isCompact = false } = props;
  const { width, type, inputMode, autoComplete, autoCapitalize, maxLength } = text.attributes;
  const input = useRef<HTMLInputElement>(null);
  const id = `field-${name}`;
  const hintId = text.hint && `${id}-hint`;
  const isInBox = isCompact && text.isGuess !== true;
  const errorId = error && `${id}-error`;

  // A kept answer arrives after the page and never overwrites typed text, of this load or an earlier one.
  useEffect(() => {
    const text = readUnsent(name) ?? value;
    if (input.current?.value === '' && text !== undefined) input.current.value = String(text);
  }, [name, value]);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isCompact ? styles.unseen : styles.label}>
        {text.label} {optionalWord && <span className={styles.optional}>{optionalWord}</span>}
      </label>
      {hintId && (
        <p id={hintId} className={isInBox ? styles.unseen : styles.hint}>
          {text.hint}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <input
        ref={input}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        enterKeyHint={enterKeyHint}
        spellCheck={false}
        maxLength={maxLength}
        list={listId}
        id={id}
        name={name}
        placeholder={isInBox ? text.hint : undefined}
        className={styles.input}
        style={width && !isCompact ? { maxWidth: `${width}ch` } : undefined}
        required={!optionalWord}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      />
    </div>
  );
}
