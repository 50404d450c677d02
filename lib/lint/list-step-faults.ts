import { isForeignText } from './guess-language';
import { when, type FoundFault, type PageFault, type PageLint } from './page-fault';
import { listTexts } from './page-texts';
import { listClaimFaults } from './word-rules';
import { listNumberFaults } from './written-numbers';

const LANGUAGES = ['english', 'spanish'] as const;

/** The pairs of words in something that is written in both languages. */
function listPairs(data: unknown): readonly { readonly english: unknown; readonly spanish: unknown }[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('english' in data && 'spanish' in data) return [{ english: data.english, spanish: data.spanish }];
  return Object.values(data).flatMap(listPairs);
}

/** Claims, telephone numbers, empty words, and words in the wrong one of two languages. */
export function listPairedFaults(data: unknown): readonly FoundFault[] {
  return listPairs(data).flatMap((pair) =>
    LANGUAGES.flatMap((language) => {
      const texts = listTexts(pair[language]).filter((text) => !text.startsWith('http'));
      return [
        ...listClaimFaults(texts, language),
        ...listNumberFaults(texts, language),
        ...texts.flatMap((text) => [
          ...when(text.trim() === '', { rule: 'empty', what: `the ${language} is empty`, mend: 'Write it.' }),
          ...when(isForeignText(text, language), {
            rule: 'language',
            what: `what should be ${language} is in the other language`,
            mend: 'Write each language in its own place.',
            near: text,
          }),
        ]),
      ];
    }),
  );
}

/** Mistakes in questions: unused, misnamed, or badly worded. */
export function listStepFaults({ registry, steps }: PageLint): readonly PageFault[] {
  const used = new Set<string>(Object.values(registry.forms).flatMap((form) => form.steps));
  return Object.entries(steps).flatMap(([key, step]) => {
    const found = [
      ...when(!used.has(key), {
        rule: 'unused',
        what: 'no form asks it',
        mend: 'Add it to a form, or remove it.',
        near: key,
      }),
      ...when(step.name !== key, {
        rule: 'name',
        what: `it is listed as ${key}`,
        mend: 'Use one name for both.',
        near: step.name,
      }),
      ...listPairedFaults([step.question, step.reason]),
      // An amount that a visitor may answer is nobody's promise.
      ...listPairedFaults(step.asking.kind === 'choice' && step.asking.choices).filter(({ rule }) => rule !== 'M-38'),
    ];
    return found.map((fault) => ({ entry: `step ${step.name}`, ...fault }));
  });
}

/** Mistakes in the explanations of terms and in the words of the frame. */
export function listSharedWordFaults({ registry, steps, glossary, messages }: PageLint): readonly PageFault[] {
  const asking = [...registry.pages, ...Object.values(steps)];
  const used = new Set<string>(asking.flatMap(({ explains }) => explains ?? []));
  const terms = Object.entries(glossary).flatMap(([name, term]) =>
    [
      ...listPairedFaults([term.question, term.explanation]),
      ...when(!used.has(name), {
        rule: 'unused',
        what: 'no page and no question explains it',
        mend: 'Name it in `explains`, or remove it.',
        near: name,
      }),
    ].map((fault) => ({ entry: `term ${name}`, ...fault })),
  );
  return [...terms, ...listPairedFaults(messages).map((fault) => ({ entry: 'messages', ...fault }))];
}
