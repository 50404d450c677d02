import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly share: number;
  /** In the words of the visitor, in order. */
  readonly chapters: readonly string[];
  /** One of them. */
  readonly current: string;
  readonly label: string;
  /** Of the steps that are drawn ahead, and bring it; undefined where it is seen. */
  readonly aheadAs: string | undefined;
}

/** Where the visitor is, by name: numbers of steps only tell how long it takes. */
export function ProgressBar({ share, chapters, current, label, aheadAs }: ProgressBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress} data-ahead={aheadAs}>
      <ol className={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter} aria-current={chapter === current ? 'step' : undefined}>
            {chapter}
          </li>
        ))}
      </ol>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${current}, ${percent} %`}
        className={styles.track}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
