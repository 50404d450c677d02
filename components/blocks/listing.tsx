import type { Block } from '@/lib/page/block';
import type { Page } from '@/lib/page/page';
import { fillWords } from '@/lib/copy/fill-words';
import type { UiWords } from '@/lib/copy/ui-words';
import { PointList } from './article-section';
import styles from './cards.module.css';
import { CardAction } from './card-action';
import { Section } from './section';

interface ListingProps {
  readonly block: Extract<Block, { kind: 'listing' }>;
  readonly page: Page;
  readonly words: UiWords['pages'];
}

export function Listing({ block, page, words }: ListingProps) {
  return (
    <Section block="listing" heading={block.heading} introduction={block.introduction}>
      <p className={styles.order}>{fillWords(words.sortedBy, { order: block.sortedBy })}</p>
      <ul className={styles.cards}>
        {block.entries.map(({ title, kindOf, facts, destination }) => (
          <li key={title} className={`${styles.card} ${styles.entry}`}>
            <div>
              <h3>{title}</h3>
              <p className={styles.quiet}>{kindOf}</p>
            </div>
            <PointList points={facts} />
            <CardAction title={title} destination={destination} page={page} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
