import type { Block } from '@/lib/page/block';
import styles from './how-it-works.module.css';
import type { ShowText } from './running-text';
import { Section } from './section';

type HowItWorksBlock = Extract<Block, { kind: 'how-it-works' }>;

interface HowItWorksProps {
  readonly block: HowItWorksBlock;
  readonly show: ShowText;
}

export function HowItWorks({ block, show }: HowItWorksProps) {
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
              <p>{show(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
