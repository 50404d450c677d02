import type { Block } from '@/lib/page/block';
import { LearnMoreLink } from '@/components/ui/learn-more-link';
import styles from './explainer.module.css';
import { Illustration } from './illustration';
import { Section } from './section';

type ExplainerBlock = Extract<Block, { kind: 'explainer' }>;

export function Explainer({ block }: { readonly block: ExplainerBlock }) {
  return (
    <Section block="explainer" heading={block.heading} ground="band">
      <div className={styles.body} data-part="body">
        <div className={styles.words}>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
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
