import type { ReactNode } from 'react';
import type { Progress } from '@/lib/engine/progress';
import buttons from '@/components/ui/button.module.css';
import { ErrorSummary } from './error-summary';
import styles from './funnel-form.module.css';
import { ProgressBar } from './progress-bar';
import type { StepProps } from './step-props';

interface StepFrameProps extends Pick<StepProps, 'step' | 'messages' | 'errors'> {
  readonly progress: Progress;
  readonly stepLabel: string;
  readonly onBack: (() => void) | undefined;
  readonly onSkip: (() => void) | undefined;
  readonly children: ReactNode;
}

export function StepFrame(props: StepFrameProps) {
  const { step, progress, stepLabel, messages, errors, onBack, onSkip, children } = props;
  // All that stands around an act of consent is part of its record (compliance C-08).
  const recorded = step.asking.kind === 'consent' ? { 'data-consent-words': '' } : {};
  return (
    <div className={styles.step}>
      <div className={styles.top}>
        {progress.step > 0 && <ProgressBar progress={progress} label={stepLabel} />}
        {onBack && (
          <button type="button" className={`${buttons.quiet} ${styles.back}`} onClick={onBack}>
            <span aria-hidden="true">←</span> {messages.form.back}
          </button>
        )}
      </div>
      <ErrorSummary errors={errors} heading={messages.form.errorHeading} />
      <h2 className={styles.question} tabIndex={-1} data-step-heading="" {...recorded}>
        {step.question}
      </h2>
      {step.reason && (
        <p className={styles.reason} {...recorded}>
          {step.reason}
        </p>
      )}
      {children}
      {onSkip && (
        <button type="button" className={buttons.quiet} onClick={onSkip}>
          {messages.form.skip}
        </button>
      )}
      {step.type === 'regular' && (
        <p className={styles.notice} {...recorded}>
          {messages.form.notice} <a href="/privacy">{messages.form.noticeLink}</a>
        </p>
      )}
    </div>
  );
}
