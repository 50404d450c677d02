import type { Block } from '@/lib/page/block';
import styles from './article.module.css';
import type { ShowText } from './running-text';
import { Section } from './section';

type ArticleSectionBlock = Extract<Block, { kind: 'article-section' }>;

interface ArticleSectionProps {
  readonly block: ArticleSectionBlock;
  readonly show: ShowText;
}

export function ArticleSection({ block, show }: ArticleSectionProps) {
  return (
    <Section block="article-section" heading={block.heading}>
      <div className={styles.words}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{show(paragraph)}</p>
        ))}
        {block.points && <PointList points={block.points} />}
      </div>
    </Section>
  );
}

interface PointListProps {
  readonly points: readonly string[];
  /** `check`: to tick off; `limit`: a drawback. */
  readonly mark?: 'dot' | 'check' | 'limit';
}

export function PointList({ points, mark = 'dot' }: PointListProps) {
  return (
    <ul className={styles.points} data-mark={mark}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
