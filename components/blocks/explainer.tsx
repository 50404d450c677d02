import type { Block } from '@/lib/page/block';
import { LearnMoreLink } from '@/components/ui/learn-more-link';
import styles from './explainer.module.css';
import { Illustration } from './illustration';
import type { ShowText } from './running-text';
import { Section } from './section';

type ExplainerBlock = Extract<Block, { kind: 'explainer' }>;

interface ExplainerProps {
  readonly block: ExplainerBlock;
  readonly show: ShowText;
}

export function Explainer({ block, show }: ExplainerProps) {
  return (
    <Section block="explainer" heading={block.heading} ground="band">
      <div className={styles.body} data-part="body">
        <div className={styles.words}>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{show(paragraph)}</p>
          ))}
          {block.learnMore && (
            <p className={styles.more}>
              <LearnMoreLink {...block.learnMore} />
            </p>
          )}
        </div>
        {block.image && (
          <div className={styles.picture} data-part="picture">
            <Illustration name={block.image} />
          </div>
        )}
      </div>
    </Section>
  );
}
