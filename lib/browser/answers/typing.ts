import { formatWhileTyping } from '@/lib/fields/format-typing';

/** Formats phone numbers and ZIPs while they are typed. Returns a stop function. */
export function formatTyping(form: HTMLFormElement): () => void {
  const previous = new Map<string, string>();
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name === '') return;
    const formatted = formatWhileTyping(target.name, target.value, previous.get(target.name) ?? '');
    if (formatted !== target.value) target.value = formatted;
    previous.set(target.name, formatted);
  };
  form.addEventListener('input', onInput, true);
  return () => {
    form.removeEventListener('input', onInput, true);
  };
}
