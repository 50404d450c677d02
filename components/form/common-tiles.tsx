import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './choice-field.module.css';
import fields from './text-field.module.css';

interface CommonTilesProps {
  /** The question of the tiles and of the box below them. */
  readonly label: string;
  readonly values: readonly string[];
  /** The box. */
  readonly children: ReactNode;
}

/** Of longer ones, fewer stand in a row. */
const SHORT_VALUE_CHARACTERS = 5;

/**
 * The most common answers, one tap each, above a box that takes any: a tile types into the box
 * (`lib/browser/answers/typing.ts`), and the one whose words stand in the box is the chosen one. The box does all that
 * they do, so the Tab key passes them by.
 */
export function CommonTiles({ label, values, children }: CommonTilesProps) {
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const watchBox = useCallback(
    (notify: () => void) => {
      group?.addEventListener('input', notify);
      return () => group?.removeEventListener('input', notify);
    },
    [group],
  );
  const written = useSyncExternalStore(
    watchBox,
    () => group?.querySelector('input')?.value.trim().toLowerCase(),
    () => undefined,
  );
  const areShort = values.every(({ length }) => length <= SHORT_VALUE_CHARACTERS);
  return (
    <fieldset ref={setGroup} className={styles.group}>
      <legend className={fields.label}>{label}</legend>
      <div className={styles.tiles} data-common={areShort ? 'short' : 'long'}>
        {values.map((value) => {
          const isChosen = value.toLowerCase() === written;
          return (
            <button key={value} type="button" tabIndex={-1} value={value} aria-pressed={isChosen}>
              {value}
              {isChosen && <span aria-hidden="true">✓</span>}
            </button>
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}
