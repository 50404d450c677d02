import type { StepErrors } from '@/lib/browser/answers/step-validation';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  readonly errors: StepErrors;
  readonly heading: string;
}

/** The same words as beside the fields, each linked to its field (compliance W-07). */
export function ErrorSummary({ errors, heading }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  return (
    <div tabIndex={-1} data-error-summary="" className={entries.length > 0 ? styles.summary : styles.empty}>
      {entries.length > 0 && (
        <div role="alert">
          <p className={styles.heading}>{heading}</p>
          <ul>
            {entries.map(([name, message]) => (
              <li key={name}>
                <a
                  href={`#field-${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`field-${name}`)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
