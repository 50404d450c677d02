import type { FieldName } from '@/lib/fields/field-name';
import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import { LateDateField, LateSuggestField } from './late-parts';
import { ListField } from './list-field';
import type { StepProps } from './step-props';
import { TextField } from './text-field';

function Field({ name, optional, props }: { name: FieldName; optional: boolean; props: StepProps }) {
  const { state, messages, errors, fields } = props;
  const text = fields[name];
  if (!text) return null;
  const common = { name, text, value: state.values[name], error: errors[name] };
  switch (text.attributes.control) {
    case 'date':
      return <LateDateField {...common} messages={messages.date} />;
    case 'list':
      return (
        <ListField {...common} label={text.label} choices={text.choices ?? []} placeholder={messages.form.choose} />
      );
    case 'suggest':
      return <LateSuggestField {...common} optional={optional} optionalWord={messages.form.optional} />;
    case 'text':
      return <TextField {...common} optional={optional} optionalWord={messages.form.optional} />;
  }
}

export function FieldsStep(props: StepProps & { readonly asking: Extract<Asking<string>, { kind: 'fields' }> }) {
  return (
    <>
      {props.asking.fields.map(({ name, optional }) => (
        <Field key={name} name={name} optional={optional ?? false} props={props} />
      ))}
      <button type="submit" className={`${buttons.primary} ${styles.next}`}>
        {props.messages.form.continue}
      </button>
    </>
  );
}
