import type { Block } from '@/lib/page/block';
import type { Page } from '@/lib/page/page';
import { interpolate } from '@/lib/copy/interpolate';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { PointList } from './article-section';
import styles from './cards.module.css';
import { CardAction } from './card-action';
import { Section } from './section';

interface ListingProps {
  readonly block: Extract<Block, { kind: 'listing' }>;
  readonly page: Page;
  readonly messages: UiMessages['pages'];
}

export function Listing({ block, page, messages }: ListingProps) {
  return (
    <Section block="listing" heading={block.heading} introduction={block.introduction}>
      <p className={styles.order}>{interpolate(messages.sortedBy, { order: block.sortedBy })}</p>
      <ul className={styles.cards}>
        {block.entries.map(({ title, kindOf, facts, destination }) => (
          <li key={title} className={`${styles.card} ${styles.entry}`}>
            <div>
              <h3>{title}</h3>
              <p className={styles.quiet}>{kindOf}</p>
            </div>
            <PointList points={facts} />
            <CardAction title={title} destination={destination} page={page} messages={messages} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
