import { useEffect, useState, type ComponentProps } from 'react';
import { readToday } from '@/lib/browser/platform/today';
import type { CommonAnswers } from '@/lib/form/step';
import { CommonTiles } from './common-tiles';
import { TextField } from './text-field';

/** Other fields of the same vehicle, as on screen. */
function readSibling(form: HTMLFormElement | null, name: string): string {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
}

interface SuggestFieldProps extends ComponentProps<typeof TextField> {
  readonly common: CommonAnswers<string> | undefined;
}

/** Suggests years, makes or models, and accepts any text. */
export function SuggestField({ common, ...field }: SuggestFieldProps) {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const { name, text } = field;
  // A list takes room beside the words, so that a box is not drawn as wide as they are.
  const { width: _, ...attributes } = text.attributes;
  // Where there are tiles, they are the examples.
  const boxText = common ? { label: common.others, error: text.error, attributes } : { ...text, attributes };
  const listId = `field-${name}-suggestions`;

  async function suggest(form: HTMLFormElement | null): Promise<void> {
    const vehicle = name.replace(/(Make|Model)$/, '');
    const year = readSibling(form, `${vehicle}Year`);
    const { listMakes, listYears } = await import('@/lib/vehicles/makes');
    if (name.endsWith('Year')) {
      setSuggestions(listYears(readToday()));
      return;
    }
    if (name.endsWith('Make')) {
      setSuggestions(listMakes(year));
      return;
    }
    const { fetchModels } = await import('@/lib/browser/answers/vehicle-models');
    setSuggestions(await fetchModels(readSibling(form, `${vehicle}Make`), year));
  }

  // Loaded early, so that the field never waits.
  useEffect(() => void import('@/lib/vehicles/makes'), []);

  const box = <TextField {...field} text={boxText} listId={listId} />;
  return (
    <div onFocus={(event) => void suggest(event.currentTarget.closest('form'))} style={{ width: '100%' }}>
      {common ? (
        <CommonTiles label={text.label} values={common.values}>
          {box}
        </CommonTiles>
      ) : (
        box
      )}
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  );
}
