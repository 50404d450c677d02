import { useState, useSyncExternalStore } from 'react';
import { readUnsent } from '@/lib/browser/answers/unsent-words';
import { watchNothing } from '@/lib/browser/platform/fixed-value';
import type { FieldName } from '@/lib/fields/field-name';
import type { FieldValue } from '@/lib/fields/form-values';
import type { Choice } from '@/lib/form/step';
import styles from './choice-field.module.css';
import type { FieldText } from './form-props';
import fields from './text-field.module.css';

interface ChoiceFieldProps {
  readonly name: FieldName;
  readonly text: FieldText;
  readonly choices: readonly Choice<string, never>[];
  /** A kept answer arrives after the page and yields to what the visitor chose. */
  readonly value: FieldValue | undefined;
  readonly onChoose: (value: FieldValue) => void;
}

/** One of a few answers, as tiles; choosing alone moves nothing (compliance W-09). */
export function ChoiceField({ name, text, choices, value: kept, onChoose }: ChoiceFieldProps) {
  const [chosen, setChosen] = useState<string>();
  const unsent = useSyncExternalStore(
    watchNothing,
    () => readUnsent(name),
    () => undefined,
  );
  const value = chosen ?? unsent ?? (kept === undefined ? '' : String(kept));
  const hintId = text.hint && `field-${name}-hint`;
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend className={fields.label}>{text.label}</legend>
      {hintId && (
        <p id={hintId} className={fields.hint}>
          {text.hint}
        </p>
      )}
      <div className={styles.tiles}>
        {choices.map((choice, index) => (
          <label key={choice.label} className={styles.tile}>
            <input
              type="radio"
              id={index === 0 ? `field-${name}` : undefined}
              name={name}
              value={String(choice.value)}
              checked={value === String(choice.value)}
              onChange={({ target }) => {
                setChosen(target.value);
                onChoose(choice.value);
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
