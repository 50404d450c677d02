import { useEffect, useRef } from 'react';
import type { FieldName } from '@/lib/fields/field-name';
import type { FieldValue } from '@/lib/fields/form-values';
import { FieldError } from './field-error';
import type { DateMessages, FieldText } from './form-props';
import styles from './text-field.module.css';

interface DateFieldProps {
  readonly name: FieldName;
  readonly text: FieldText;
  readonly messages: DateMessages | undefined;
  /** yyyy-MM-dd. */
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
}

const PARTS = ['month', 'day', 'year'] as const;

/** The specification names the parts of drivers' dates only. */
function findPartName(name: FieldName, part: (typeof PARTS)[number]): FieldName | undefined {
  if (!name.startsWith('driver')) return undefined;
  return `${name}${part[0]?.toUpperCase() ?? ''}${part.slice(1)}` as FieldName;
}

/** No jumping from box to box (compliance F-04, W-09). */
export function DateField({ name, text, messages, value, error }: DateFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const whole = useRef<HTMLInputElement>(null);
  const id = `field-${name}`;
  const errorId = error && `${id}-error`;
  const isOwnBirthday = text.attributes.autoComplete === 'bday';

  const findBox = (part: string) => group.current?.querySelector<HTMLInputElement>(`[data-part=${part}]`);

  async function join(): Promise<void> {
    const { buildBirthDate } = await import('@/lib/browser/answers/answers');
    const [month = '', day = '', year = ''] = PARTS.map((part) => findBox(part)?.value.trim() ?? '');
    if (!whole.current) return;
    const isEmpty = month + day + year === '';
    // An invalid date stays, as an answer to mend rather than a skipped question.
    whole.current.value = isEmpty ? '' : (buildBirthDate({ month, day, year }) ?? `${month}-${day}-${year}`);
    whole.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  useEffect(() => {
    if (typeof value !== 'string' || whole.current?.value !== '') return;
    const [year = '', month = '', day = ''] = value.split('-');
    const parts = { month: String(Number(month)), day: String(Number(day)), year };
    for (const part of PARTS) {
      const box = findBox(part);
      if (box) box.value = parts[part];
    }
    whole.current.value = value;
  }, [value]);

  return (
    <fieldset ref={group} className={styles.date} aria-describedby={errorId}>
      <legend className={styles.label}>{text.label}</legend>
      <p className={styles.hint}>{messages?.hint}</p>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <input ref={whole} type="hidden" name={name} />
      <div className={styles.boxes}>
        {PARTS.map((part, index) => (
          <div key={part} className={styles.field}>
            <label htmlFor={index === 0 ? id : `${id}-${part}`}>{messages?.[part]}</label>
            <input
              id={index === 0 ? id : `${id}-${part}`}
              name={findPartName(name, part)}
              data-part={part}
              type="text"
              inputMode="numeric"
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
