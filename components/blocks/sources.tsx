import type { Block } from '@/lib/page/block';
import { interpolate } from '@/lib/copy/interpolate';
import { formatDay } from '@/lib/copy/format-day';
import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import styles from './article.module.css';
import { Section } from './section';

interface SourcesProps {
  readonly block: Extract<Block, { kind: 'sources' }>;
  readonly language: Language;
  readonly messages: UiMessages;
}

/** With the day each was read, so that others can check. */
export function Sources({ block, language, messages }: SourcesProps) {
  return (
    <Section block="sources" heading={block.heading}>
      <ol className={styles.sources}>
        {block.sources.map(({ title, publisher, address, readOn }) => (
          <li key={address}>
            <a href={address} rel="noopener">
              {title}
            </a>{' '}
            <span>{interpolate(messages.pages.source, { publisher, day: formatDay(readOn, language) })}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
