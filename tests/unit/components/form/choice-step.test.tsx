import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceStep } from '@/components/form/choice-step';
import type { FormMessages } from '@/components/form/form-props';
import { uiMessages } from '@/funnels/messages';
import type { LocalizedStep } from '@/lib/engine/form-state';
import type { Language } from '@/lib/names/language';

const asking = {
  kind: 'choice',
  field: 'haveMedicare',
  choices: [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ],
} as const;
const step: LocalizedStep = { name: 'medicare', type: 'regular', question: 'A and B?', asking };

/** What the buttons are called, as they are read out. */
function readNames(language: Language, haveMedicare?: boolean): readonly string[] {
  const { form, call, result } = uiMessages[language];
  const messages = { form, call, result: { ...result, lines: [], alternatives: [] } } as unknown as FormMessages;
  const values = haveMedicare === undefined ? {} : { haveMedicare };
  const state = { stepName: 'medicare', values, status: 'answering' } as const;
  const html = renderToStaticMarkup(
    <ChoiceStep step={step} state={state} messages={messages} errors={{}} fields={{}} asking={asking} />,
  );
  const heard = html.replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '');
  return heard
    .split('</button>')
    .slice(0, -1)
    .map((button) =>
      button
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

it('an answer that was chosen before is read out as such', () => {
  expect(readNames('english', false)).toEqual(['Yes', 'No (your answer)']);
  expect(readNames('spanish', true)).toEqual(['Yes (su respuesta)', 'No']);
});

it('before the first answer none is', () => {
  expect(readNames('english')).toEqual(['Yes', 'No']);
});
