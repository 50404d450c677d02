import type { PageContext } from '@/lib/analytics/event-context';
import { forgetVisitor } from '@/lib/browser/debug/forget-visitor';
import { SAMPLE_PEOPLE, type PersonChoice } from '@/lib/browser/debug/sample-people';
import { SCRIPTED_ZIP_MEANINGS } from '@/lib/browser/debug/scripted-zips';
import styles from './debug-drawer.module.css';
import { useFilling } from './use-filling';

interface DrawerActionsProps {
  readonly page: PageContext;
  readonly choice: PersonChoice;
  readonly onChoose: (choice: PersonChoice) => void;
}

export function DrawerActions({ page, choice, onChoose }: DrawerActionsProps) {
  const { index, zipcode, ticksConsent } = choice;
  const { isFilling, outcome, fill, stop } = useFilling(page.product, choice);

  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        <label className={styles.wide}>
          <span>Fill in as</span>
          <select
            className={styles.control}
            value={index}
            onChange={({ target }) => onChoose({ ...choice, index: Number(target.value) })}
          >
            {SAMPLE_PEOPLE[page.product].map(({ label }, place) => (
              <option key={label} value={place}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>ZIP</span>
          <input
            className={styles.control}
            value={zipcode}
            placeholder="own"
            inputMode="numeric"
            maxLength={5}
            size={5}
            list="scripted-zips"
            onChange={({ target }) => onChoose({ ...choice, zipcode: target.value })}
          />
          <datalist id="scripted-zips">
            {Object.entries(SCRIPTED_ZIP_MEANINGS).map(([zip, meaning]) => (
              <option key={zip} value={zip}>
                {meaning}
              </option>
            ))}
          </datalist>
        </label>
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={ticksConsent}
          onChange={({ target }) => onChoose({ ...choice, ticksConsent: target.checked })}
        />
        Tick the boxes of the consent step
      </label>
      <div className={styles.row}>
        <button type="button" className={styles.button} disabled={isFilling} onClick={() => void fill(1)}>
          Fill this step
        </button>
        {isFilling ? (
          <button type="button" className={styles.strong} onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" className={styles.strong} onClick={() => void fill()}>
            Fill to the end
          </button>
        )}
        <button type="button" className={styles.button} onClick={() => forgetVisitor(page.pagePath)}>
          Forget me
        </button>
      </div>
      <p role="status" className={styles.status}>
        {outcome}
      </p>
    </div>
  );
}
