import { useEffect, useRef, useState } from 'react';
import { readUnsent } from '@/lib/browser/answers/unsent-words';
import { interpolate } from '@/lib/copy/interpolate';
import { spellDay } from '@/lib/copy/spell-day';
import type { FieldName } from '@/lib/fields/field-name';
import type { FieldValue } from '@/lib/fields/form-values';
import { tidyDate } from '@/lib/fields/tidy-date';
import { FieldError } from './field-error';
import type { DateMessages, FieldText } from './form-props';
import type { EnterKeyHint } from './step-props';
import styles from './text-field.module.css';

interface DateFieldProps {
  readonly name: FieldName;
  readonly text: FieldText;
  readonly messages: DateMessages | undefined;
  /** yyyy-MM-dd. */
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  /** Only where it may be left open. */
  readonly optionalWord?: string | undefined;
  readonly enterKeyHint: EnterKeyHint;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as people here write it, `4/25/1958`; words that are no day stay as they were left. */
function writeDay(text: string): string {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  return year === undefined ? text : `${Number(month)}/${Number(day)}/${year}`;
}

/** One box that takes every usual way of writing a day, and says which day it understood. */
export function DateField(props: DateFieldProps) {
  const { name, text, messages, value, error, optionalWord, enterKeyHint } = props;
  const written = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLInputElement>(null);
  const [understood, setUnderstood] = useState('');
  const { maxLength, inputMode, autoComplete } = text.attributes;
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  const errorId = error && `${id}-error`;

  useEffect(() => {
    const kept = readUnsent(name) ?? value;
    if (typeof kept !== 'string' || !whole.current || written.current?.value !== '') return;
    written.current.value = writeDay(kept);
    whole.current.value = kept;
    setUnderstood(spellDay(kept, document.documentElement.lang));
  }, [name, value]);

  function read(words: string): void {
    if (!whole.current) return;
    // What is no day stays, as an answer to mend rather than a skipped question.
    whole.current.value = tidyDate(words.trim());
    whole.current.dispatchEvent(new Event('input', { bubbles: true }));
    setUnderstood(spellDay(whole.current.value, document.documentElement.lang));
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {text.label} {optionalWord && <span className={styles.optional}>{optionalWord}</span>}
      </label>
      <p id={hintId} className={styles.hint}>
        {messages?.hint}
      </p>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <input ref={whole} type="hidden" name={name} />
      <input
        ref={written}
        id={id}
        data-date={name}
        type="text"
        inputMode={inputMode}
        enterKeyHint={enterKeyHint}
        spellCheck={false}
        autoComplete={autoComplete}
        maxLength={maxLength}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ')}
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
      <p role="status" className={styles.hint} data-understood="">
        {understood && messages && interpolate(messages.understood, { day: understood })}
      </p>
    </div>
  );
}
