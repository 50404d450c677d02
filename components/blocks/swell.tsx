import styles from './swell.module.css';

/** The nearer wave has the colour of the page below. */
export function Swell() {
  return (
    <svg className={styles.swell} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 30c180-40 340-30 540 0s360 40 540 8 260-34 360-14v66H0Z" fill="var(--tint-strong)" opacity=".45" />
      <path d="M0 58c160 26 320 24 520 0s380-34 560-6 260 26 360 8v30H0Z" fill="var(--page)" />
    </svg>
  );
}
