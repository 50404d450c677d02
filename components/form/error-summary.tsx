import type { StepErrors } from '@/lib/browser/answers/step-validation';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  readonly errors: StepErrors;
  readonly heading: string;
}

/** The same words as beside the fields, each linked to its field (compliance W-07). One error needs no list. */
export function ErrorSummary({ errors, heading }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length < 2) return null;
  return (
    <div className={styles.summary} data-error-summary="">
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
  );
}
