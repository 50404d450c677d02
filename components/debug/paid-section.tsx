import { describePaidVisit } from '@/lib/visit/describe-paid-visit';
import { isPaidVisit } from '@/lib/visit/paid-visit';
import { DebugSection } from './debug-section';
import styles from './debug-content.module.css';
import type { Watched } from './use-debug-facts';

export function PaidSection({ visited }: Watched) {
  const { urlParameters } = visited.visit;
  return (
    <DebugSection name="Paid visit" fact={isPaidVisit(urlParameters) ? 'yes' : 'no'}>
      {() => (
        <ul className={styles.ways}>
          {describePaidVisit(urlParameters).map(({ name, conditions, holds }) => (
            <li key={name}>
              <strong data-holds={holds}>{name}</strong>
              <ul>
                {conditions.map((condition) => (
                  <li key={condition.text} data-holds={condition.holds}>
                    {condition.text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </DebugSection>
  );
}
