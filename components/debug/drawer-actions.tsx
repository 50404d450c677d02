import { useState } from 'react';
import type { PageContext } from '@/lib/analytics/event-context';
import { forgetVisitor } from '@/lib/browser/debug/forget-visitor';
import { SAMPLE_PEOPLE } from '@/lib/browser/debug/sample-people';
import { SCRIPTED_ZIP_MEANINGS } from '@/lib/browser/debug/scripted-zips';
import styles from './debug-drawer.module.css';
import { useFilling } from './use-filling';

export function DrawerActions({ page }: { readonly page: PageContext }) {
  const people = SAMPLE_PEOPLE[page.product];
  const [index, setIndex] = useState(0);
  const [zipcode, setZipcode] = useState('');
  const [ticksConsent, setTicksConsent] = useState(false);
  const { isFilling, outcome, fill, stop } = useFilling({ person: people[index] ?? people[0], zipcode, ticksConsent });

  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        <label className={styles.wide}>
          <span>Fill in as</span>
          <select className={styles.control} value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {people.map(({ label }, place) => (
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
            onChange={(event) => setZipcode(event.target.value)}
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
        <input type="checkbox" checked={ticksConsent} onChange={(event) => setTicksConsent(event.target.checked)} />
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
