import { useState } from 'react';
import { nameDriver } from '@/lib/copy/name-driver';
import type { FieldName } from '@/lib/fields/field-name';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';
import type { AskedTogether, Asking } from '@/lib/form/step';
import { pickAskedFields } from '@/lib/form/step-fields';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import { LateChoiceField, LateCountyField, LateDateField, LateSuggestField } from './late-parts';
import { ListField } from './list-field';
import type { EnterKeyHint, StepProps } from './step-props';
import { TextField } from './text-field';

/** From so many on, a first screen has room for them only two by two. */
const PAIRED_FIELDS = 3;

/** A longer answer would not fit beside its button on a phone. */
const SHORT_ANSWER_CHARACTERS = 8;

interface FieldProps extends AskedTogether<string> {
  readonly enterKeyHint: EnterKeyHint;
  readonly isCompact: boolean;
  readonly onChoose: (value: FieldValue) => void;
  readonly props: StepProps;
}

function Field({ name, optional, choices, common, enterKeyHint, isCompact, onChoose, props }: FieldProps) {
  const { state, messages, errors, fields } = props;
  const own = fields[name];
  if (!own) return null;
  const text = { ...own, label: nameDriver(own.label, state.stepName, state.values, messages.form.thisPerson) };
  const optionalWord = optional && messages.form.optional;
  const asked = { name, text, value: state.values[name], error: errors[name], enterKeyHint, optionalWord };
  if (choices) return <LateChoiceField {...asked} choices={choices} onChoose={onChoose} />;
  switch (common ? 'suggest' : text.attributes.control) {
    case 'date':
      return <LateDateField {...asked} messages={messages.date} />;
    case 'list':
      return (
        <ListField {...asked} label={text.label} choices={text.choices ?? []} placeholder={messages.form.choose} />
      );
    case 'suggest':
      return <LateSuggestField {...asked} common={common} />;
    case 'text':
      return <TextField {...asked} isCompact={isCompact} />;
  }
}

/** Whether a step is one short answer to type, such as a ZIP: it stands in a row with its button. */
function isShort(asked: readonly { readonly name: FieldName }[], fields: StepProps['fields']): boolean {
  const attributes = asked.length === 1 && asked[0] ? fields[asked[0].name]?.attributes : undefined;
  return attributes?.control === 'text' && (attributes.width ?? Infinity) <= SHORT_ANSWER_CHARACTERS;
}

interface FieldsStepProps extends StepProps {
  readonly asking: Extract<Asking<string>, { kind: 'fields' }>;
  /** Those that share the visitor's ZIP, once they are asked for. */
  readonly counties: readonly string[];
}

export function FieldsStep(props: FieldsStepProps) {
  const { step, aheadAs, counties, state, messages } = props;
  const [chosen, setChosen] = useState<FormValues>({});
  // An answer on this screen may leave out a question below it.
  const { asking } = pickAskedFields({ ...step, asking: props.asking }, { ...state.values, ...chosen });
  const fields = asking.fields.filter(({ onlyForSharedZip }) => !onlyForSharedZip);
  const isTyped = fields.map(({ name, choices }) => !choices && props.fields[name]?.attributes.control !== 'list');
  const hintEnter = (index: number): EnterKeyHint => {
    if (isTyped.indexOf(true, index + 1) > 0) return 'next';
    return index === fields.length - 1 ? 'go' : undefined;
  };
  const isPaired = fields.length + Math.min(counties.length, 1) >= PAIRED_FIELDS;
  const isRow = counties.length === 0 && isShort(fields, props.fields);
  return (
    <div className={isRow ? styles.row : styles.fields} data-paired={isPaired ? '' : undefined}>
      {fields.map((field, index) => (
        <Field
          key={field.name}
          {...field}
          props={props}
          enterKeyHint={hintEnter(index)}
          isCompact={isRow}
          onChoose={(value) => setChosen({ ...chosen, [field.name]: value })}
        />
      ))}
      {props.fields.county && counties.length > 0 && (
        <LateCountyField
          key={counties.join()}
          counties={counties}
          text={props.fields.county}
          value={state.values.county}
          placeholder={messages.form.choose}
        />
      )}
      <button type={aheadAs ? undefined : 'submit'} className={`${buttons.primary} ${styles.next}`}>
        {step.button ?? messages.form.continue}
      </button>
    </div>
  );
}
