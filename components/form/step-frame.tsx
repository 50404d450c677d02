import type { ReactNode } from 'react';
import buttons from '@/components/ui/button.module.css';
import { TermCard } from '@/components/ui/hover-card';
import type { ExplainedTerm } from '@/lib/page/explained-texts';
import { ErrorSummary } from './error-summary';
import styles from './funnel-form.module.css';
import type { StepProps } from './step-props';

interface StepFrameProps extends Pick<StepProps, 'step' | 'aheadAs' | 'messages' | 'errors'> {
  /** With the name of the driver that it is about. */
  readonly question: string;
  readonly term: ExplainedTerm | undefined;
  /** On the first screen the question and its answers come before everything that explains them. */
  readonly isOpening?: boolean | undefined;
  readonly isWaiting: boolean;
  readonly onBack: (() => void) | undefined;
  readonly onSkip: (() => void) | undefined;
  readonly children: ReactNode;
}

export function StepFrame(props: StepFrameProps) {
  const { step, question, isOpening = false, term, messages, errors, isWaiting, aheadAs } = props;
  const { onBack, onSkip, children } = props;
  const asksMuch = step.asking.kind === 'fields' && step.asking.fields.length > 2;
  // All that stands around an act of consent is part of its record (compliance C-08).
  const recorded = step.asking.kind === 'consent' ? { 'data-consent-words': '' } : {};
  const explanation = (
    <>
      {step.reason && (
        <p className={styles.reason} {...recorded}>
          {step.reason}
        </p>
      )}
      {term && (
        <TermCard id={`about-${step.name}`} words={term.question} look="line" close={messages.form.close}>
          {term.explanation}
        </TermCard>
      )}
    </>
  );
  return (
    <div className={styles.step} data-ahead={aheadAs}>
      {onBack && (
        <button type="button" className={`${buttons.quiet} ${styles.back}`} onClick={onBack}>
          <span aria-hidden="true">←</span> {messages.form.back}
        </button>
      )}
      <ErrorSummary errors={errors} heading={messages.form.errorHeading} />
      <h2 className={styles.question} tabIndex={-1} data-step-heading={aheadAs ? undefined : ''} {...recorded}>
        {question}
      </h2>
      {!isOpening && explanation}
      {children}
      {isOpening && explanation}
      {/* The consent step has words of its own in view. */}
      {step.asking.kind !== 'consent' && (
        <p role="status" className={styles.waiting}>
          {isWaiting ? messages.form.checking : ''}
        </p>
      )}
      {onSkip && (
        <button type="button" className={buttons.quiet} onClick={onSkip}>
          {asksMuch ? messages.form.skipAll : messages.form.skip}
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
