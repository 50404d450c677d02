import type { Block } from '@/lib/page/block';
import { Icon } from '@/components/ui/icon';
import { LearnMoreLink } from '@/components/ui/learn-more-link';
import styles from './benefit-cards.module.css';
import { Section } from './section';

type BenefitCardsBlock = Extract<Block, { kind: 'benefit-cards' }>;

interface BenefitCardsProps {
  readonly block: BenefitCardsBlock;
  /** Must stand beside the cards, at the same size. */
  readonly notes: readonly string[];
}

export function BenefitCards({ block, notes }: BenefitCardsProps) {
  return (
    <Section block="benefit-cards" heading={block.heading} introduction={block.introduction}>
      <ul className={styles.cards} tabIndex={0} aria-label={block.heading}>
        {block.cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <span className={styles.icon}>
              <Icon name={card.icon} size={28} />
            </span>
            <div>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {block.learnMore && (
        <p className={styles.more}>
          <LearnMoreLink {...block.learnMore} />
        </p>
      )}
    </Section>
  );
}
