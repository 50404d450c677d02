import type { FieldName } from '@/lib/fields/field-name';
import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import { LateCountyField, LateDateField, LateSuggestField } from './late-parts';
import { ListField } from './list-field';
import type { EnterKeyHint, StepProps } from './step-props';
import { TextField } from './text-field';

interface FieldProps {
  readonly name: FieldName;
  readonly optional: boolean;
  readonly enterKeyHint: EnterKeyHint;
  readonly props: StepProps;
}

function Field({ name, optional, enterKeyHint, props }: FieldProps) {
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
      return <TextField {...typed} />;
  }
}

interface FieldsStepProps extends StepProps {
  readonly asking: Extract<Asking<string>, { kind: 'fields' }>;
  /** Those that share the visitor's ZIP, once they are asked for. */
  readonly counties: readonly string[];
}

export function FieldsStep(props: FieldsStepProps) {
  const { asking, counties, state, messages } = props;
  const fields = asking.fields.filter(({ onlyForSharedZip }) => !onlyForSharedZip);
  const isTyped = fields.map(({ name }) => props.fields[name]?.attributes.control !== 'list');
  const hintEnter = (index: number): EnterKeyHint => {
    if (isTyped.indexOf(true, index + 1) > 0) return 'next';
    return index === fields.length - 1 ? 'go' : undefined;
  };
  return (
    <>
      {fields.map(({ name, optional }, index) => (
        <Field key={name} name={name} optional={optional ?? false} enterKeyHint={hintEnter(index)} props={props} />
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
        {messages.form.continue}
      </button>
    </>
  );
}
