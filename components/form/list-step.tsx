import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import { watchNothing } from '@/lib/browser/fixed-value';
import { hasFinePointer } from '@/lib/browser/pointer';
import { FieldError } from './field-error';
import styles from './funnel-form.module.css';
import type { StepProps } from './step-props';
import fieldStyles from './text-field.module.css';

const SearchableSelect = lazy(() => import('@/components/ui/select').then((module) => ({ default: module.Select })));

/** One of a long list: the native control on touch, where it is the better one; a drawn list where a mouse is. */
export function ListStep(props: StepProps & { readonly asking: Extract<Asking<string>, { kind: 'list' }> }) {
  const { asking, state, words, errors, fields } = props;
  const { field, choices } = asking;
  const isFinePointer = useSyncExternalStore(watchNothing, hasFinePointer, () => false);
  const kept = state.values[field];
  const [value, setValue] = useState(kept === undefined ? '' : String(kept));
  const id = `field-${field}`;
  const error = errors[field];
  const errorId = error && `${id}-error`;

  const common = { id, name: field, invalid: Boolean(error), describedBy: errorId };
  const native = (
    <select
      id={id}
      name={field}
      className={fieldStyles.input}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      aria-invalid={common.invalid || undefined}
      aria-describedby={errorId}
    >
      <option value="">{words.form.choose}</option>
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {fields[field]?.label}
        </label>
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
        {isFinePointer ? (
          <Suspense fallback={native}>
            <SearchableSelect
              {...common}
              choices={choices}
              value={value}
              placeholder={words.form.choose}
              onChange={setValue}
            />
          </Suspense>
        ) : (
          native
        )}
      </div>
      <button type="submit" className={`${buttons.primary} ${styles.next}`}>
        {words.form.continue}
      </button>
    </>
  );
}
