import { useEffect, useRef } from 'react';
import type { FieldValue } from '@/lib/fields/form-values';
import type { FieldText } from './form-props';
import { ListField } from './list-field';
import styles from './text-field.module.css';

interface CountyFieldProps {
  /** Those that share the visitor's ZIP. */
  readonly counties: readonly string[];
  readonly text: FieldText;
  readonly value: FieldValue | undefined;
  readonly placeholder: string;
}

/** Comes after the ZIP was given: focus goes to the words that say why. */
export function CountyField({ counties, text, value, placeholder }: CountyFieldProps) {
  const reason = useRef<HTMLParagraphElement>(null);
  const choices = counties.map((county) => ({ value: county, label: county }));

  useEffect(() => {
    reason.current?.focus();
  }, []);

  return (
    <div>
      <p ref={reason} tabIndex={-1} className={styles.hint}>
        {text.hint}
      </p>
      <ListField {...{ name: 'county', label: text.label, choices, placeholder, value, error: undefined }} />
    </div>
  );
}
