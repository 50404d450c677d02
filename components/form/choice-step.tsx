import type { StepsAhead } from '@/lib/engine/steps-ahead';
import type { Asking, Choice } from '@/lib/form/step';
import { isChosen } from '@/lib/form/step-fields';
import { Icon } from '@/components/ui/icon';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import type { StepProps } from './step-props';

/** What was answered before, for the eye in every colour scheme and for a screen reader. */
function ChosenMark({ words }: { readonly words: string }) {
  return (
    <span className={styles.chosen}>
      <span aria-hidden="true">✓</span>
      <span className={styles.unseen}>{words}</span>
    </span>
  );
}

const LONGEST_TILE_CHARACTERS = 26;

/** Few and short answers stand two by two. */
function isTiled(choices: readonly Choice<string>[]): boolean {
  return choices.length <= 9 && choices.every(({ label }) => label.length <= LONGEST_TILE_CHARACTERS);
}

interface ChoiceStepProps extends StepProps {
  readonly asking: Extract<Asking<string>, { kind: 'choice' }>;
  /** For each answer the place of the step that its press shows, which is drawn already. */
  readonly onward?: StepsAhead['onward'] | undefined;
}

/** Each answer is a submit button; choosing alone moves nothing (compliance W-09). */
export function ChoiceStep({ asking, aheadAs, state, messages, onward }: ChoiceStepProps) {
  return (
    <div className={styles.answers} data-tiles={isTiled(asking.choices) ? '' : undefined}>
      {asking.choices.map((choice, index) => {
        const { value, label, icon, field = asking.field, also } = choice;
        const isAnswer = isChosen(asking, choice, state.values);
        return (
          <button
            key={label}
            // An answer that cannot be given yet is none that a test would find.
            type={aheadAs ? 'button' : 'submit'}
            name={aheadAs ? undefined : field}
            value={aheadAs ? undefined : String(value)}
            className={buttons.answer}
            data-also={also && JSON.stringify(also)}
            data-chosen={isAnswer ? '' : undefined}
            data-onward={onward?.[index]}
          >
            {icon && <Icon name={icon} size={32} />}
            {label}
            {isAnswer && <ChosenMark words={messages.form.chosen} />}
          </button>
        );
      })}
    </div>
  );
}
