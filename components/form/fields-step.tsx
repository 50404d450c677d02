import type { FieldName } from '@/lib/fields/field-name';
import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import { LateCountyField, LateDateField, LateSuggestField } from './late-parts';
import { ListField } from './list-field';
import type { EnterKeyHint, StepProps } from './step-props';
import { TextField } from './text-field';

/** A longer answer would not fit beside its button on a phone. */
const SHORT_ANSWER_CHARACTERS = 8;

interface FieldProps {
  readonly name: FieldName;
  readonly optional: boolean;
  readonly enterKeyHint: EnterKeyHint;
  readonly isCompact: boolean;
  readonly props: StepProps;
}

function Field({ name, optional, enterKeyHint, isCompact, props }: FieldProps) {
  const { state, messages, errors, fields } = props;
  const text = fields[name];
  if (!text) return null;
  const common = { name, text, value: state.values[name], error: errors[name] };
  const typed = { ...common, enterKeyHint, optional, optionalWord: messages.form.optional };
  switch (text.attributes.control) {
    case 'date':
      return <LateDateField {...common} enterKeyHint={enterKeyHint} messages={messages.date} />;
    case 'list':
      return (
        <ListField {...common} label={text.label} choices={text.choices ?? []} placeholder={messages.form.choose} />
      );
    case 'suggest':
      return <LateSuggestField {...typed} />;
    case 'text':
      return <TextField {...typed} isCompact={isCompact} />;
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
  const { step, asking, counties, state, messages } = props;
  const fields = asking.fields.filter(({ onlyForSharedZip }) => !onlyForSharedZip);
  const isTyped = fields.map(({ name }) => props.fields[name]?.attributes.control !== 'list');
  const hintEnter = (index: number): EnterKeyHint => {
    if (isTyped.indexOf(true, index + 1) > 0) return 'next';
    return index === fields.length - 1 ? 'go' : undefined;
  };
  const isRow = counties.length === 0 && isShort(fields, props.fields);
  return (
    <div className={isRow ? styles.row : styles.fields}>
      {fields.map(({ name, optional }, index) => (
        <Field
          key={name}
          name={name}
          optional={optional ?? false}
          enterKeyHint={hintEnter(index)}
          isCompact={isRow}
          props={props}
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
      <button type="submit" className={`${buttons.primary} ${styles.next}`}>
        {step.button ?? messages.form.continue}
      </button>
    </div>
  );
}
