import type { Block } from '@/lib/page/block';
import { interpolate } from '@/lib/copy/interpolate';
import { languageTag, type Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { LearnMoreLink } from '@/components/ui/learn-more-link';
import styles from './cards.module.css';
import { Section } from './section';

interface CarrierListProps {
  readonly block: Extract<Block, { kind: 'carrier-list' }>;
  readonly language: Language;
  readonly messages: UiMessages['pages'];
}

/** Alphabetical, whatever the entry's order: no ranking (compliance ). */
export function CarrierList({ block, language, messages }: CarrierListProps) {
  const carriers = [...block.carriers].sort((one, other) => one.name.localeCompare(other.name, languageTag(language)));
  return (
    <Section block="carrier-list" heading={block.heading} introduction={block.introduction}>
      <ul className={styles.rows}>
        {carriers.map(({ name, text, destination }) => (
          <li key={name} className={styles.row}>
            <h3>{name}</h3>
            <div>
              <p>{text}</p>
              {destination !== undefined && (
                <LearnMoreLink label={interpolate(messages.moreAbout, { title: name })} destination={destination} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
