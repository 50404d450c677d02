import type { Progress } from '@/lib/engine/progress';
import styles from './funnel-form.module.css';

export function ProgressBar({ progress, label }: { readonly progress: Progress; readonly label: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.progressMessages}>{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={progress.total}
        aria-valuenow={progress.step}
        className={styles.track}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${progress.share})` }} />
      </div>
    </div>
  );
}
