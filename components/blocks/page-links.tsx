import type { Block } from '@/lib/page/block';
import { Icon } from '@/components/ui/icon';
import styles from './cards.module.css';
import { Section } from './section';

type PageLinksBlock = Extract<Block, { kind: 'page-links' }>;

/** The whole card can be tapped; its title is the link. */
export function PageLinks({ block }: { readonly block: PageLinksBlock }) {
  return (
    <Section block="page-links" heading={block.heading} introduction={block.introduction}>
      <ul className={styles.cards}>
        {block.links.map(({ icon, title, text, destination }) => (
          <li key={destination} className={`${styles.card} ${styles.linked}`}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <h3>
              <a href={destination} data-learn-more={title}>
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
