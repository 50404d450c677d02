import type { Block } from '@/lib/page/block';
import styles from './how-it-works.module.css';
import { Section } from './section';

type HowItWorksBlock = Extract<Block, { kind: 'how-it-works' }>;

export function HowItWorks({ block }: { readonly block: HowItWorksBlock }) {
  return (
    <Section block="how-it-works" heading={block.heading} ground="band">
      <ol className={styles.steps}>
        {block.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
