import styles from './learn-more-link.module.css';

interface LearnMoreLinkProps {
  readonly label: string;
  /** A path on this brand. */
  readonly destination: string;
}

/** Leads to a page that says more; clicks on it are told by `data-learn-more`. */
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
