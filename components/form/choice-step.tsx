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

/** Each answer is a submit button; choosing alone moves nothing (compliance W-09). */
export function ChoiceStep(props: StepProps & { readonly asking: Extract<Asking<string>, { kind: 'choice' }> }) {
  const { asking, state, messages } = props;
  return (
    <div className={styles.answers} data-tiles={isTiled(asking.choices) ? '' : undefined}>
      {asking.choices.map((choice) => {
        const { value, label, icon, field = asking.field, also } = choice;
        const isAnswer = isChosen(asking, choice, state.values);
        return (
          <button
            key={label}
            type="submit"
            name={field}
            value={String(value)}
            className={buttons.answer}
            data-also={also && JSON.stringify(also)}
            data-chosen={isAnswer ? '' : undefined}
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
