import type { Block } from '@/lib/page/block';
import { fillWords } from '@/lib/copy/fill-words';
import { formatDay } from '@/lib/copy/format-day';
import type { Language } from '@/lib/names/language';
import type { UiWords } from '@/lib/copy/ui-words';
import styles from './article.module.css';
import { Section } from './section';

interface SourcesProps {
  readonly block: Extract<Block, { kind: 'sources' }>;
  readonly language: Language;
  readonly words: UiWords;
}

/** With the day each was read, so that others can check. */
export function Sources({ block, language, words }: SourcesProps) {
  return (
    <Section block="sources" heading={block.heading}>
      <ol className={styles.sources}>
        {block.sources.map(({ title, publisher, address, readOn }) => (
          <li key={address}>
            <a href={address} rel="noopener">
              {title}
            </a>{' '}
            <span>{fillWords(words.pages.source, { publisher, day: formatDay(readOn, language) })}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
