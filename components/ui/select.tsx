'use client';

import * as RadixSelect from '@radix-ui/react-select';
import type { Choice } from '@/lib/form/step';
import styles from './select.module.css';

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Choice<string>[];
  readonly value: string;
  readonly placeholder: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/** For mice, with typeahead; a hidden field carries the value. */
export function Select({ id, name, choices, value, placeholder, invalid, describedBy, onChange }: SelectProps) {
  return (
    <RadixSelect.Root value={value} onValueChange={onChange}>
      <input type="hidden" name={name} value={value} />
      <RadixSelect.Trigger
        id={id}
        className={styles.trigger}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon className={styles.icon}>▾</RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content className={styles.content} position="popper" sideOffset={4}>
          <RadixSelect.Viewport className={styles.viewport}>
            {choices.map((choice) => (
              <RadixSelect.Item key={String(choice.value)} value={String(choice.value)} className={styles.item}>
                <RadixSelect.ItemText>{choice.label}</RadixSelect.ItemText>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
