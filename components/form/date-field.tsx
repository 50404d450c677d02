import { useEffect, useRef } from 'react';
import { DATE_PARTS, findDateBox, helpWithDate, type DatePart } from '@/lib/browser/answers/date-boxes';
import { readUnsent } from '@/lib/browser/answers/unsent-words';
import type { FieldName } from '@/lib/fields/field-name';
import type { FieldValue } from '@/lib/fields/form-values';
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
  readonly enterKeyHint: EnterKeyHint;
}

/** A day as it is kept, or as its boxes were left: month, day and year, joined by hyphens. */
function readParts(text: string): Readonly<Record<DatePart, string>> {
  const [first = '', second = '', third = ''] = text.split('-');
  if (first.length < 4 || !/^\d+$/.test(first)) return { month: first, day: second, year: third };
  return { month: String(Number(second)), day: String(Number(third)), year: first };
}

/** The specification names the parts of drivers' dates only. */
function findPartName(name: FieldName, part: DatePart): FieldName | undefined {
  if (!name.startsWith('driver')) return undefined;
  return `${name}${part[0]?.toUpperCase() ?? ''}${part.slice(1)}` as FieldName;
}

/** A filled box does not jump to the next (compliance F-04, W-09); `helpWithDate` says what moves on. */
export function DateField({ name, text, messages, value, error, enterKeyHint }: DateFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const whole = useRef<HTMLInputElement>(null);
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  const errorId = error && `${id}-error`;
  const isOwnBirthday = text.attributes.autoComplete === 'bday';

  async function join(): Promise<void> {
    const { joinDate } = await import('@/lib/browser/form/late-form');
    const [month = '', day = '', year = ''] = DATE_PARTS.map(
      (part) => findDateBox(group.current, part)?.value.trim() ?? '',
    );
    if (!whole.current) return;
    const isEmpty = month + day + year === '';
    // An invalid date stays, as an answer to mend rather than a skipped question.
    whole.current.value = isEmpty ? '' : (joinDate({ month, day, year }) ?? `${month}-${day}-${year}`);
    whole.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  useEffect(() => (group.current ? helpWithDate(group.current) : undefined), []);

  useEffect(() => {
    const text = readUnsent(name) ?? value;
    if (typeof text !== 'string' || whole.current?.value !== '') return;
    const parts = readParts(text);
    for (const part of DATE_PARTS) {
      const box = findDateBox(group.current, part);
      if (box) box.value = parts[part];
    }
    whole.current.value = text;
  }, [name, value]);

  return (
    <fieldset ref={group} className={styles.date} aria-describedby={[hintId, errorId].filter(Boolean).join(' ')}>
      <legend className={styles.label}>{text.label}</legend>
      <p id={hintId} className={styles.hint}>
        {messages?.hint}
      </p>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <input ref={whole} type="hidden" name={name} />
      <div className={styles.boxes}>
        {DATE_PARTS.map((part, index) => (
          <div key={part} className={styles.field}>
            <label htmlFor={index === 0 ? id : `${id}-${part}`}>{messages?.[part]}</label>
            <input
              id={index === 0 ? id : `${id}-${part}`}
              name={findPartName(name, part)}
              data-part={part}
              type="text"
              inputMode="numeric"
              enterKeyHint={part === 'year' ? enterKeyHint : 'next'}
              spellCheck={false}
              autoComplete={isOwnBirthday ? `bday-${part}` : 'off'}
              maxLength={part === 'month' ? 10 : part === 'day' ? 2 : 4}
              className={styles.input}
              style={{ maxWidth: part === 'year' ? '7ch' : '6ch' }}
              aria-invalid={error ? true : undefined}
              onInput={() => void join()}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
