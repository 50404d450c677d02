import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { keepUnsent, readUnsent } from '@/lib/browser/answers/unsent-words';
import { watchNothing } from '@/lib/browser/platform/fixed-value';
import { hasFinePointer } from '@/lib/browser/platform/pointer';
import type { FieldName } from '@/lib/fields/field-name';
import type { FieldValue } from '@/lib/fields/form-values';
import type { Choice } from '@/lib/form/step';
import { FieldError } from './field-error';
import styles from './text-field.module.css';

const DrawnSelect = lazy(() => import('@/components/ui/select').then((module) => ({ default: module.Select })));

interface ListFieldProps {
  readonly name: FieldName;
  readonly label: string | undefined;
  readonly choices: readonly Choice<string>[];
  readonly placeholder: string;
  /** A kept answer arrives after the page and yields to what the visitor chose. */
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  /** Only where it may be left open. */
  readonly optionalWord?: string | undefined;
}

/** Native on touch, drawn for mice. */
export function ListField({ name, label, choices, placeholder, value: kept, error, optionalWord }: ListFieldProps) {
  const isFinePointer = useSyncExternalStore(watchNothing, hasFinePointer, () => false);
  const [chosen, setChosen] = useState<string>();
  const unsent = useSyncExternalStore(
    watchNothing,
    () => readUnsent(name),
    () => undefined,
  );
  const value = chosen ?? unsent ?? (kept === undefined ? '' : String(kept));
  const choose = (choice: string) => {
    keepUnsent(name, choice);
    setChosen(choice);
  };
  const id = `field-${name}`;
  const errorId = error && `${id}-error`;
  const native = (
    <select
      id={id}
      name={name}
      className={styles.input}
      value={value}
      onChange={(event) => choose(event.target.value)}
      aria-invalid={error ? true : undefined}
      aria-describedby={errorId}
    >
      <option value="">{placeholder}</option>
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optionalWord && <span className={styles.optional}>{optionalWord}</span>}
      </label>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {isFinePointer ? (
        <Suspense fallback={native}>
          <DrawnSelect
            id={id}
            name={name}
            choices={choices}
            value={value}
            placeholder={placeholder}
            invalid={Boolean(error)}
            describedBy={errorId}
            onChange={choose}
          />
        </Suspense>
      ) : (
        native
      )}
    </div>
  );
}
