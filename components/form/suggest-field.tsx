import { useEffect, useState, type ComponentProps } from 'react';
import { TextField } from './text-field';

/** Other fields of the same vehicle, as on screen. */
function readSibling(form: HTMLFormElement | null, name: string): string {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
}

/** Suggests makes or models, and accepts any text. */
export function SuggestField(field: ComponentProps<typeof TextField>) {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const { name } = field;
  const listId = `field-${name}-suggestions`;

  async function suggest(form: HTMLFormElement | null): Promise<void> {
    const vehicle = name.replace(/(Make|Model)$/, '');
    const year = readSibling(form, `${vehicle}Year`);
    const { listMakes } = await import('@/lib/vehicles/makes');
    if (name.endsWith('Make')) {
      setSuggestions(listMakes(year));
      return;
    }
    const { fetchModels } = await import('@/lib/browser/answers/vehicle-models');
    setSuggestions(await fetchModels(readSibling(form, `${vehicle}Make`), year));
  }

  // Loaded early, so that the field never waits.
  useEffect(() => void import('@/lib/vehicles/makes'), []);

  return (
    <div onFocus={(event) => void suggest(event.currentTarget.closest('form'))} style={{ width: '100%' }}>
      <TextField {...field} listId={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  );
}
