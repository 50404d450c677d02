import { useEffect, useId, useState } from 'react';
import styles from './page-words.module.css';
import type { PageHistory } from '@/lib/call-bodies/page-history';
import { askStudio, type WordsFault } from './ask-studio';

interface EntryWords {
  readonly at: string;
  readonly text: string;
  readonly fixed?: string;
}

interface PageWordsProps {
  /** The page's name. */
  readonly page: string;
  /** Those that change it, by their names. */
  readonly variants: readonly string[];
  readonly onSaved: () => void;
  /** Told who wrote the page. */
  readonly onHistory: (history: PageHistory | undefined) => void;
}

interface WordsFieldProps extends Pick<PageWordsProps, 'page' | 'onSaved'> {
  /** Whose words they are; the page's own without it. */
  readonly variant: string | undefined;
  readonly words: EntryWords;
  readonly onChanged: (text: string) => void;
}

/** The rules are asked once somebody pauses. */
const PAUSE_MS = 250;

const LIMITS: Readonly<Record<string, { readonly most: number; readonly of: 'words' | 'letters' }>> = {
  headline: { most: 9, of: 'words' },
  subheadline: { most: 78, of: 'letters' },
  description: { most: 160, of: 'letters' },
};

/** `body.1.cards.0.title` as a person says it: “Card 1: title”, in the second block. */
function nameWords(at: string): string {
  const [first = '', ...rest] = at.split('.');
  const keys = first === 'body' ? rest.slice(1) : [first, ...rest];
  const names = keys.map((key) =>
    /^\d+$/.test(key) ? String(Number(key) + 1) : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  const name = names.join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function count(text: string, of: 'words' | 'letters'): number {
  return of === 'words' ? text.split(/\s+/).filter(Boolean).length : text.length;
}

/** One text, judged while one types by the rules of `lint-pages`, and saved into the entry. */
function WordsField({ page, variant, words, onSaved, onChanged }: WordsFieldProps) {
  const { at, text: before, fixed } = words;
  const [text, setText] = useState(before);
  const [found, setFaults] = useState<readonly WordsFault[]>([]);
  const [said, setSaid] = useState('');
  const id = useId();
  const isChanged = text !== before;
  const faults = isChanged ? found : [];
  const limit = LIMITS[at];

  useEffect(() => {
    if (!isChanged) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void askStudio<{ readonly faults?: readonly WordsFault[] }>('check', { page, variant, at, text }).then(
        (answer) => {
          if (!isOver) setFaults((answer?.faults ?? []).filter(({ near }) => near === text || text.trim() === ''));
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [page, variant, at, text, isChanged]);

  const save = async (): Promise<void> => {
    setSaid('Saving …');
    const answer = await askStudio<{ readonly file?: string; readonly refusal?: string }>('save', {
      page,
      variant,
      at,
      before,
      text,
    });
    setSaid(
      answer?.file === undefined ? (answer?.refusal ?? 'The studio does not answer.') : `Saved in ${answer.file}`,
    );
    if (answer?.file === undefined) return;
    onChanged(text);
    onSaved();
  };

  if (fixed !== undefined) {
    return (
      <p className={styles.fixed}>
        <strong>{nameWords(at)}</strong> <code>{before}</code> {fixed}
      </p>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {nameWords(at)}
        {limit && (
          <span data-over={count(text, limit.of) > limit.most ? '' : undefined}>
            {count(text, limit.of)} of {limit.most} {limit.of}
          </span>
        )}
      </label>
      <textarea
        id={id}
        rows={1}
        value={text}
        aria-describedby={`${id}-said`}
        aria-invalid={faults.length > 0 || undefined}
        onChange={({ target }) => {
          setText(target.value);
          setSaid('');
        }}
      />
      <div id={`${id}-said`} role="status">
        {faults.map(({ rule, what, mend }) => (
          <p key={rule + what} className={styles.fault}>
            <strong>{rule}</strong> {what}. {mend}
          </p>
        ))}
        {said !== '' && <p>{said}</p>}
      </div>
      {isChanged && (
        <p className={styles.buttons}>
          <button type="button" onClick={() => void save()}>
            Save
          </button>
          <button type="button" onClick={() => setText(before)}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

/** The heading of the block, or of the head of the page, that words belong to. */
function nameBlock(at: string): string {
  const [first, index] = at.split('.');
  if (first === 'body') return `Block ${Number(index) + 1}`;
  return first === 'exitIntent' ? 'Exit dialog' : 'Head';
}

interface EntryAnswer {
  readonly words?: readonly EntryWords[];
  readonly history?: PageHistory;
  readonly refusal?: string;
}

/** Every text of a page's entry, or of a variant of it, to change beside the page. */
export function PageWords({ page, variants, onSaved, onHistory }: PageWordsProps) {
  const [variant, setVariant] = useState<string>();
  const [words, setWords] = useState<readonly EntryWords[]>();
  const [said, setSaid] = useState('Reading the entry …');
  const [faults, setFaults] = useState<readonly WordsFault[]>([]);

  useEffect(() => {
    let isOver = false;
    const query = `words?${new URLSearchParams({ page, ...(variant !== undefined && { variant }) }).toString()}`;
    void askStudio<EntryAnswer>(query).then((answer) => {
      if (isOver) return;
      setWords(answer?.words);
      if (answer?.history) onHistory(answer.history);
      setSaid(answer?.words ? '' : (answer?.refusal ?? 'The studio does not answer: is this npm run dev?'));
    });
    void askStudio<{ readonly faults?: readonly WordsFault[] }>('check', { page, at: 'name', text: page }).then(
      (answer) => {
        if (!isOver) setFaults(answer?.faults ?? []);
      },
    );
    return () => {
      isOver = true;
    };
  }, [page, variant, onHistory]);

  const blocks = [...new Set((words ?? []).map(({ at }) => nameBlock(at)))].map(
    (block) => [block, (words ?? []).filter(({ at }) => nameBlock(at) === block)] as const,
  );
  return (
    <section className={styles.words} aria-labelledby="words">
      <h2 id="words">Words</h2>
      {variants.length > 0 && (
        <label className={styles.whose}>
          Of
          <select
            value={variant ?? ''}
            onChange={({ target }) => {
              setVariant(target.value || undefined);
              setWords(undefined);
            }}
          >
            <option value="">the page</option>
            {variants.map((name) => (
              <option key={name} value={name}>
                variant {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {faults.map(({ rule, what, mend }) => (
        <p key={rule + what} className={styles.fault}>
          <strong>{rule}</strong> {what}. {mend}
        </p>
      ))}
      {said !== '' && <p role="status">{said}</p>}
      {blocks.map(([block, texts]) => (
        <details key={block} open={block === 'Head'}>
          <summary>
            {block} <span>{texts.find(({ at }) => at.endsWith('heading'))?.text}</span>
          </summary>
          {texts.map((one) => (
            <WordsField
              key={one.at}
              {...{ page, variant, onSaved }}
              words={one}
              onChanged={(text) => setWords(words?.map((known) => (known.at === one.at ? { ...known, text } : known)))}
            />
          ))}
        </details>
      ))}
    </section>
  );
}
