import type { CallSheetMessages } from '@/funnels/messages/call-sheet';
import { nameDriver } from '@/lib/copy/name-driver';
import { listAskedBefore } from '@/lib/engine/asked-steps';
import type { FormState, LocalizedForm } from '@/lib/engine/form-state';
import type { Move } from '@/lib/engine/move';
import type { Language } from '@/lib/names/language';
import buttons from '@/components/ui/button.module.css';
import { describeAnswer } from './describe-answer';
import type { FunnelFormProps } from './form-props';
import styles from './result-step.module.css';

interface GivenAnswersProps {
  readonly localizedForm: LocalizedForm;
  readonly state: FormState;
  readonly fields: FunnelFormProps['fields'];
  readonly words: CallSheetMessages;
  readonly language: Language;
  /** Stands for an answer that was left out. */
  readonly leftOut: string;
  readonly move: (move: Move) => void;
}

/** What was answered, each with a way back to its question (compliance F-07). */
export function GivenAnswers(props: GivenAnswersProps) {
  const { localizedForm, state, fields, words, language, leftOut, move } = props;
  const asked = listAskedBefore(localizedForm, state.stepName, state).filter(
    ({ type, asking }) => type === 'regular' && asking.kind !== 'consent',
  );
  if (asked.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{words.answers}</h3>
      <dl className={styles.answers}>
        {asked.map((step) => (
          <div key={step.name}>
            <dt>{nameDriver(step.question, step.name, state.values, '')}</dt>
            <dd>{describeAnswer(step, state, fields, language) || leftOut}</dd>
            <dd>
              <button
                type="button"
                className={buttons.quiet}
                aria-label={`${words.change}: ${nameDriver(step.question, step.name, state.values, '')}`}
                onClick={() => move({ kind: 'go', stepName: step.name })}
              >
                {words.change}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
