import styles from './learn-more-link.module.css';

interface LearnMoreLinkProps {
  readonly label: string;
  /** A path on this brand. */
  readonly destination: string;
}

/** `data-learn-more` marks it for analytics. */
export function LearnMoreLink({ label, destination }: LearnMoreLinkProps) {
  return (
    <a className={styles.link} href={destination} data-learn-more={label}>
      {label}
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
    </a>
  );
}
