import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { formatWhileTyping } from '@/lib/fields/format-typing';
import { revealFault } from '../navigation/reveal-fault';
import { buildStepSchema, type AskedField } from '@/lib/fields/field-schema';
import { readToday } from '../platform/today';

/** By field name; empty when valid. */
export type StepErrors = Readonly<Record<string, string>>;

export interface StepValidation {
  check(): Promise<boolean>;
  /** Once the errors are drawn: focus on the first, and it in view. */
  showFault(): void;
  dispose(): void;
}

type Inputs = Record<string, unknown>;

function findInput(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined {
  // A tile may go by the name of the box below it.
  return [...form.elements].find(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name === name,
  );
}

/** Autofill may fill fields without events, and nothing has formatted those yet. */
function readTidied(form: HTMLFormElement, name: string): string {
  const input = findInput(form, name);
  if (!input) return '';
  const tidied = formatWhileTyping(name, input.value, '');
  if (tidied !== input.value) input.value = tidied;
  return tidied;
}

/**
 * On submit, and from then on at each change (compliance W-06). Uses the mounted inputs, so that late loading costs no
 * focus.
 */
export function attachValidation(
  form: HTMLFormElement,
  fields: readonly AskedField[],
  report: (errors: StepErrors) => void,
): StepValidation {
  const control = createFormControl<Inputs>({
    resolver: zodResolver(buildStepSchema(fields, readToday())),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const stop = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      const messages = Object.entries(errors ?? {}).map(([name, error]) => [name, error?.message ?? ''] as const);
      report(Object.fromEntries(messages));
    },
  });
  const listening = new AbortController();
  for (const { name } of fields) {
    const input = findInput(form, name);
    if (!input) continue;
    const registered = control.register(name);
    registered.ref(input);
    const onInput = () => void registered.onChange({ target: input, type: 'change' });
    input.addEventListener('input', onInput, { signal: listening.signal });
  }
  return {
    check: async () => {
      for (const { name } of fields) control.setValue(name, readTidied(form, name));
      let isValid = false;
      await control.handleSubmit(
        () => {
          isValid = true;
          report({});
        },
        (errors) => {
          report(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message ?? ''])));
        },
      )();
      return isValid;
    },
    showFault: () => revealFault(form),
    dispose: () => {
      stop();
      listening.abort();
    },
  };
}
