import type { UiMessages } from '@/lib/copy/ui-messages';
import { CALCULATOR_NUMBERS, type CalculatorName } from '@/lib/names/calculator-numbers';
import type { Block } from '@/lib/page/block';
import fields from '@/components/form/text-field.module.css';
import styles from './calculator.module.css';
import { Section } from './section';

interface CalculatorProps {
  readonly block: Extract<Block, { kind: 'calculator' }>;
  readonly messages: UiMessages['calculators'];
}

interface CalculatorWords {
  readonly asks: Readonly<Record<string, string>>;
  readonly how: string;
  readonly answer: string;
}

function findWords(messages: UiMessages['calculators'], name: CalculatorName): CalculatorWords {
  return messages.words[name];
}

/** Drawn by the server; `startCalculators` has it answer. Without script it says how to work it out. */
export function Calculator({ block, messages }: CalculatorProps) {
  const { calculates, heading, introduction } = block;
  const { asks, how, answer } = findWords(messages, calculates);
  return (
    <Section block="calculator" heading={heading} introduction={introduction}>
      <div role="group" aria-label={heading} data-calculator={calculates} className={styles.sheet}>
        {CALCULATOR_NUMBERS[calculates].map((ask) => (
          <div key={ask} className={fields.field}>
            <label htmlFor={`${calculates}-${ask}`} className={fields.label}>
              {asks[ask]}
            </label>
            <input
              id={`${calculates}-${ask}`}
              data-ask={ask}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={14}
              className={`${fields.input} ${styles.amount}`}
            />
          </div>
        ))}
        <output className={styles.answer} data-how={how} data-answer={answer}>
          {how}
        </output>
        <p className={styles.note}>{messages.ownNumbers}</p>
      </div>
    </Section>
  );
}
